/** Drawings are decorative: the text beside them carries the meaning. */
export interface DrawingProps {
  className?: string | undefined;
}
