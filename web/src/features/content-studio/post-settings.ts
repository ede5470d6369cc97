import type { PostSetting } from '@postwright/core/model/post'

type Chosen = { connectionId: string; key: string; value: string | boolean }

/** Adds or replaces one setting of a post. */
export function withSetting(settings: readonly PostSetting[], { connectionId, key, value }: Chosen): PostSetting[] {
  const others = settings.filter((other) => other.connectionId !== connectionId || other.key !== key)
  const text = typeof value === 'string' ? value : value ? 'on' : 'off'
  return [...others, { connectionId, key, value: text }]
}
