import { Component, type ReactNode } from "react";
import { MissingPartError, reloadIfServerIsThere } from "./lazy-part.ts";

interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Error boundary: a crash below it leaves the rest of the screen in place. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.retry);
  }

  private retry = () => {
    // React caches a failed lazy import: only a page reload requests it again.
    if ((this.state.error as unknown) instanceof MissingPartError) void reloadIfServerIsThere();
    else this.setState({ error: null });
  };
}
