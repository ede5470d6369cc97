/**
 * What a sealed key is bound to: copied to another workspace it does not open, nor once the settings name another server, which
 * is never sent a key that was meant for this one.
 */
export function modelKeyContext(workspaceId: string, address: string): string {
  return `model-key|${workspaceId}|${new URL(address).origin}`
}
