import { Component, type ReactNode } from "react";
import { MissingPartError, reloadIfServerIsThere } from "./lazy-part.ts";

interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches what crashes below it, so that the rest of the screen stays. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.retry);
  }

  private retry = () => {
    // React remembers a part that failed to load: only a new page asks for it again.
    if ((this.state.error as unknown) instanceof MissingPartError) void reloadIfServerIsThere();
    else this.setState({ error: null });
  };
}
