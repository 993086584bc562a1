import { configure } from '@testing-library/react';

/** What is waited for comes at once, or on a busy machine later: a second is no limit for a page's first words. */
configure({ asyncUtilTimeout: 60_000 });
