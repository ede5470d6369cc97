/** The field with the words of the post, in the editor that stands below `root`. */
export function postTextOf(root: HTMLElement | null): HTMLTextAreaElement | null {
  return root?.querySelector<HTMLTextAreaElement>('[data-marks] textarea') ?? null
}
