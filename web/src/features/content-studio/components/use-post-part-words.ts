import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PartWords } from '@/documents/part-words.ts'
import { z } from 'zod'

const namedSchema = z.object({ mediaId: z.string(), alt: z.string() })
const partSchema = z.object({ text: z.string() })
const ownThreadSchema = z.object({ own: z.array(z.string()).nullish() })
const settingSchema = z.object({ connectionId: z.string(), key: z.string(), value: z.string() })
type Setting = z.infer<typeof settingSchema>
const HOUR = 60 * 60 * 1000

/** Names of the parts of a post; a path begins with a part. */
const NAMES = {
  text: 'drafts:part.text',
  title: 'drafts:part.title',
  comment: 'drafts:part.comment',
  note: 'drafts:part.note',
  media: 'drafts:part.media',
  connectionIds: 'drafts:part.channels',
  labels: 'drafts:part.labels',
  thread: 'drafts:part.thread',
  pollOptions: 'drafts:part.poll',
  pollDuration: 'drafts:part.pollDuration',
  pollMultiple: 'drafts:part.pollMultiple',
  settings: 'drafts:part.settings',
  linkCard: 'drafts:part.linkCard',
  chosenTime: 'drafts:part.chosenTime',
} as const

/** Returns functions that name the parts of a post and format their values. */
export function usePostPartWords(
  connections: readonly Pick<Connection, 'id' | 'handle' | 'platform' | 'choices'>[],
): PartWords {
  const platforms = [...new Set(connections.map(({ platform }) => `platforms/${platform}`))]
  const { t } = useTranslation('drafts')
  const { i18n } = useTranslation(platforms)
  const channelOf = (id: string) => connections.find((each) => each.id === id)?.handle ?? t('drafts:part.goneChannel')

  /** Formats a setting with the labels of its network's form, since its key and the option's id are internal. */
  function settingText({ connectionId, key, value }: Setting): string {
    const channel = connections.find(({ id }) => id === connectionId)
    const words = (path: string) => {
      const ns = `platforms/${channel?.platform}`
      return i18n.exists(path, { ns }) ? i18n.t(path, { ns }) : undefined
    }
    const own = channel?.choices[key]?.find((choice) => choice.value === value)?.label
    const isSwitch = value === 'on' || value === 'off'
    const shown = isSwitch ? t(`drafts:part.${value}`) : (own ?? words(`settings.${key}.options.${value}`) ?? value)
    const label = words(`settings.${key}.label`) ?? t('drafts:part.settings')
    return t('drafts:part.setting', { channel: channelOf(connectionId), label, value: shown })
  }
  const nameOfField = (field: string) =>
    t(Object.entries(NAMES).find(([name]) => name === field)?.[1] ?? 'drafts:part.other')

  function textOf(value: unknown, isChannel: boolean): string {
    if (typeof value === 'string') return isChannel ? channelOf(value) : value
    if (typeof value === 'boolean') return t(value ? 'drafts:part.on' : 'drafts:part.off')
    if (typeof value === 'number') return t('drafts:part.hours', { count: value / HOUR })
    if (Array.isArray(value)) return value.map((item) => textOf(item, isChannel)).join(isChannel ? ', ' : '\n\n')
    const file = namedSchema.safeParse(value).data
    if (file) return file.alt || t('drafts:part.undescribed')
    const own = ownThreadSchema.safeParse(value).data?.own
    if (own) return textOf(own, false)
    const setting = settingSchema.safeParse(value).data
    if (setting) return settingText(setting)
    return partSchema.safeParse(value).data?.text ?? t('drafts:part.absent')
  }

  return {
    nameOf({ path: [field = '', item = '', below = ''] }) {
      if (field === 'overrides')
        return t('drafts:part.ofChannel', { part: nameOfField(below), channel: channelOf(item) })
      if (field === 'thread' && item !== '') return t('drafts:part.threadPart', { number: Number(item) + 2 })
      if (field !== 'media' || item === '') return nameOfField(field)
      return below === 'alt' ? t('drafts:part.alt') : t('drafts:part.picture')
    },
    textOf: (value, { path }) => textOf(value, path[0] === 'connectionIds'),
  }
}
