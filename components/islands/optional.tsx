'use client'; // React's error boundaries are client components.

import { Component, type ReactNode } from 'react';

/** Holds an island that a page can do without: where it fails, as when its code can't be had, the page stands without it. */
export class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    console.warn('A part of this page is left out, since it failed.', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
