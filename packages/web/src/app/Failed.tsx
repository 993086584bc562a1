import { Component, type ReactNode } from 'react';
import { Missing } from './Loading.tsx';
import { useSay } from './words.tsx';

/** A screen that broke says so and offers a way on, instead of leaving nothing. */
export class Failed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}

function Sorry() {
  const say = useSay();
  return <Missing reason={say('failed-help')} />;
}
