import type { Action, OfferedAction } from '../config/action.ts'

/** Returns the actions available in a context, ready to run. */
export function offerActions<Context>(actions: readonly Action<Context>[], context: Context): OfferedAction[] {
  return actions
    .filter(({ when }) => when?.(context) ?? true)
    .map((action) => {
      const { id, labelKey, Icon, keys, hasOwnKeys, isDestructive, labelValues } = action
      const look = {
        id,
        labelKey,
        Icon,
        ...(keys && { keys }),
        ...(hasOwnKeys && { hasOwnKeys }),
        ...(isDestructive && { isDestructive }),
        ...(labelValues && { labelValues: labelValues(context) }),
      }
      if ('to' in action) return { ...look, to: action.to(context) }
      if ('href' in action) return { ...look, href: action.href(context) }
      return { ...look, run: () => action.run(context) }
    })
}
