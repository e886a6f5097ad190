import { Component, type ReactNode } from 'react';

interface MovedNodeBoundaryProps {
  readonly children: ReactNode;
}

interface MovedNodeBoundaryState {
  readonly failure: { readonly error: unknown; readonly isFinal: boolean } | null;
}

/** After this many times in a row, it would only happen again. */
const mostRebuilds = 3;
/** Rebuilds further apart than this aren't in a row. */
const inARowMs = 10_000;

/**
 * Builds its content anew from what is saved if React can't find a node where it left it, because a browser's translator or an
 * extension has moved it. Other errors, and nodes that are moved again and again, reach the boundary outside.
 */
export class MovedNodeBoundary extends Component<MovedNodeBoundaryProps, MovedNodeBoundaryState> {
  override state: MovedNodeBoundaryState = { failure: null };

  /** Times of the last rebuilds in a row, in milliseconds of `performance.now()`. */
  private rebuilds: readonly number[] = [];

  static getDerivedStateFromError(error: unknown): MovedNodeBoundaryState {
    return { failure: { error, isFinal: !isMovedNode(error) } };
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    this.rebuilds = [...this.rebuilds.filter((ms) => now - ms <= inARowMs), now];
    const isFinal = this.rebuilds.length > mostRebuilds;
    this.setState({ failure: isFinal ? { error, isFinal } : null });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (failure.isFinal) throw failure.error;
    return null;
  }
}

/** The error with which the browser refuses to remove a node from, or insert one before, a parent that isn't its own. */
function isMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
