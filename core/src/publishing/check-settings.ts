import { ownValue } from '../own-value.ts'
import { mediaKind } from '../media/media-kind.ts'
import type { ChannelSettings } from '../platforms/channel-facts.ts'
import type { SettingField } from '../platforms/contract-fields.ts'
import { readPairs } from '../platforms/setting-formats.ts'
import type { Range } from '../platforms/platform-contract.ts'
import type { CheckedMedia } from './check-media.ts'
import type { ContentProblem } from './content-problem.ts'

type Contract = { settings: readonly SettingField[] }
type Checked = { media: readonly CheckedMedia[]; settings?: ChannelSettings }

/** Returns everything that is missing or wrong in the settings of a post, and everything in its files that conflicts with them. */
export function checkSettings({ settings }: Contract, { media, settings: chosen = {} }: Checked): ContentProblem[] {
  return settings.flatMap((field): ContentProblem[] => {
    const { key } = field
    const value = chosen[key] ?? field.initial
    if (field.kind === 'switch') return []
    if (field.kind === 'choice') {
      const isMissing = field.required && (value === null || value === '')
      return [...(isMissing ? [{ code: 'setting_missing' as const, key }] : []), ...checkFiles(field, value, media)]
    }
    if (typeof value !== 'string' || value.trim() === '') return []
    const max = field.filesMax
    return [
      ...(isSettingValid(field, value) ? [] : [{ code: 'setting_invalid' as const, key }]),
      ...(max !== undefined && media.length > max ? [{ code: 'setting_with_files' as const, key, max }] : []),
    ]
  })
}

/** Returns whether the network accepts the value of a setting; an empty value is always accepted. */
export function isSettingValid(field: SettingField, value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return true
  if (field.kind === 'text') return matches(field.pattern, value)
  if (field.kind !== 'pairs') return true
  const pairs = readPairs(value)
  const isRight = pairs.every(({ name, address }) => {
    const count = name.trim().length
    return count > 0 && count <= field.nameMax && matches(field.pattern, address)
  })
  return isRight && pairs.length <= field.rows
}

function matches(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text.trim())
}

/** Checks files against the selected option: a format such as a story accepts other files than the network's usual posts. */
function checkFiles(
  field: Extract<SettingField, { kind: 'choice' }>,
  value: unknown,
  media: readonly CheckedMedia[],
): ContentProblem[] {
  const files = typeof value === 'string' ? ownValue(field.files ?? {}, value) : undefined
  if (!files) return []
  const { max, kinds, duration } = files
  if (media.length === 0) return [{ code: kinds.includes('image') ? 'media_missing' : 'video_missing' }]
  const other = media.map(({ mime }) => mediaKind(mime)).find((kind) => !kinds.includes(kind))
  if (other) return [{ code: 'media_kind', kind: other }]
  if (media.length > max) return [{ code: 'too_many_files', count: media.length, max }]
  return duration ? checkLength(media, duration) : []
}

function checkLength(media: readonly CheckedMedia[], [min, max]: Range): ContentProblem[] {
  return media.flatMap(({ mediaId, durationMs }): ContentProblem[] => {
    const isRight = !durationMs || (durationMs >= min && durationMs <= max)
    return isRight ? [] : [{ code: 'video_length', mediaId, duration: durationMs, min, max }]
  })
}
