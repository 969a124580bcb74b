/** Drawings are decoration: the words beside them carry the meaning. */
export interface DrawingProps {
  className?: string | undefined;
}
