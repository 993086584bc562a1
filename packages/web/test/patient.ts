import { configure } from '@testing-library/react';

/** Awaited things may come late on a busy machine: a second is too short for a page's first words. */
configure({ asyncUtilTimeout: 60_000 });
