const VISIBLE_TOASTS_MAX = 1;
export const TOAST_DISPLAY_MS = 5_000;
/** Long on purpose: a dismissed toast stays in memory so that its action can still be read and run. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
const TOAST_HISTORY_MAX = 50;

export type ToastVariant = "default" | "success" | "destructive";
export type ToastIcon = "info" | "start" | "removed" | "xp" | "level" | "streak";

/** A question with buttons as answers. */
export interface ToastChoices {
  question: string;
  answers: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  icon?: ToastIcon | undefined;
  durationMs?: number | undefined;
  /** For so long no other message replaces this one. Of those that come meanwhile, the ones with an action and the newest follow. */
  holdMs?: number | undefined;
  action?: ToastAction | undefined;
  /** An optional question, answered by one of the buttons. */
  choices?: ToastChoices | undefined;
}

export interface Toast extends ToastInput {
  id: string;
  open: boolean;
  variant: ToastVariant;
  durationMs: number;
}

export interface ToastHistoryEntry {
  id: string;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  icon?: ToastIcon | undefined;
  /** Milliseconds since the epoch. */
  shownAtMs: number;
}

let shown: readonly Toast[] = [];
let history: readonly ToastHistoryEntry[] = [];
/** Words of the newest recorded entry, for screen readers only. */
let said = "";
let lastId = 0;
/** Until then the message on screen is not replaced. */
let heldUntilMs = 0;
let waiting: readonly Toast[] = [];
let follower: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a message, replacing the one on screen unless that is held. Returns its id. */
export function toast(input: ToastInput): string {
  lastId += 1;
  const next: Toast = {
    ...input,
    id: `toast-${lastId}`,
    open: true,
    variant: input.variant ?? "default",
    durationMs: input.durationMs ?? TOAST_DISPLAY_MS,
  };
  remember(next);
  waiting = [...waiting.filter(({ action }) => action !== undefined), next];
  showNextInTurn();
  return next.id;
}

/** An offer to undo something is not lost to a message that comes right after it. */
function showNextInTurn(): void {
  clearTimeout(follower);
  const waitMs = shown.some(({ open }) => open) ? heldUntilMs - Date.now() : 0;
  if (waitMs > 0) {
    follower = setTimeout(showNextInTurn, waitMs);
    emit();
    return;
  }
  const [next, ...others] = waiting;
  if (!next) return;
  waiting = others;
  show(next);
  if (others.length === 0) return;
  heldUntilMs = Date.now() + next.durationMs;
  follower = setTimeout(showNextInTurn, next.durationMs);
}

function show(next: Toast): void {
  said = "";
  shown = [next, ...shown].slice(0, VISIBLE_TOASTS_MAX);
  heldUntilMs = Date.now() + (next.holdMs ?? 0);
  dropStrayTimers();
  emit();
}

/** Adds to the activity list only, for what the screen already shows. `isSaid`: also said to screen readers. */
export function record(
  { title, description, variant = "default" }: ToastInput,
  { isSaid = false } = {},
): void {
  lastId += 1;
  const entry = { id: `toast-${lastId}`, title, description, variant };
  remember(entry);
  if (isSaid) said = `${title}. ${description ?? ""}`;
  emit();
}

function remember({ id, title, description, variant, icon }: Omit<ToastHistoryEntry, "shownAtMs">): void {
  const entry = { id, title, description, variant, icon, shownAtMs: Date.now() };
  history = [entry, ...history].slice(0, TOAST_HISTORY_MAX);
}

/** Closes one toast, or all without an id. */
export function dismiss(id?: string): void {
  for (const { id: shownId } of shown) {
    if (id === undefined || id === shownId) removeLater(shownId);
  }
  shown = shown.map((entry) => (id === undefined || id === entry.id ? { ...entry, open: false } : entry));
  emit();
}

export function shownToasts(): readonly Toast[] {
  return shown;
}

/** What screen readers are told without a toast; empty if a toast came since. */
export function saidWords(): string {
  return said;
}

/** Newest first, for the activity list. */
export function toastHistory(): readonly ToastHistoryEntry[] {
  return history;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For sign-out, so that the next person cannot read these messages, and for tests. */
export function forgetToasts(): void {
  shown = [];
  history = [];
  said = "";
  waiting = [];
  clearTimeout(follower);
  dropStrayTimers();
  emit();
}

function removeLater(id: string): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    shown = shown.filter((entry) => entry.id !== id);
    emit();
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

function dropStrayTimers(): void {
  for (const [id, timer] of removals) {
    if (shown.some((entry) => entry.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
}

function emit(): void {
  for (const listener of listeners) listener();
}
