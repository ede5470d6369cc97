import type { OfferedAction } from '@/config/action.ts'

/** Does what the action stands for; a menu shows those that lead somewhere as links instead. */
export function performAction(action: OfferedAction, navigate: (address: string) => unknown): void {
  if ('run' in action) action.run()
  else if ('to' in action) navigate(action.to)
  else window.open(action.href, '_blank', 'noreferrer')
}
