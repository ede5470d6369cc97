import { Checkbox, Stack, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BRAND_BANNED_HASHTAGS_MAX, BRAND_HASHTAG_GROUPS_MAX } from '@postwright/core/model/brand-limits'
import { HASHTAG_MAX } from '@postwright/core/limits'
import { hashtagSchema } from '@postwright/core/text/hashtag'
import { useHashtagGroups } from '@/posts/data/use-hashtag-groups.ts'
import { useSignedIn } from '@/session/use-session.ts'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'

/** Edits the groups of hashtags that the brand uses, and the hashtags that it never uses. */
export function HashtagsSection({ draft: { hashtags }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const { workspaceId } = useSignedIn()
  const groups = useHashtagGroups(workspaceId)
  const set = (part: Partial<typeof hashtags>) => onEdit({ hashtags: { ...hashtags, ...part } })
  const read = (typed: string) => hashtagSchema.safeParse(typed.trim().replace(/^#+/, '')).data ?? []
  return (
    <div className={styles.pair}>
      <Checkbox.Group
        label={t('brand:hashtags.groups')}
        value={[...hashtags.groupIds]}
        onChange={(groupIds) => set({ groupIds: groupIds.slice(0, BRAND_HASHTAG_GROUPS_MAX) })}
      >
        <Stack gap="xs" mt="xs">
          {groups.status === 'ready' && groups.data.length === 0 && (
            <p className={styles.soft}>{t('brand:hashtags.noGroups')}</p>
          )}
          {groups.status === 'ready' &&
            groups.data.map(({ id, name }) => <Checkbox key={id} value={id} label={name} />)}
        </Stack>
      </Checkbox.Group>
      <TagsInput
        data-own-undo
        label={t('brand:hashtags.banned')}
        description={t('brand:hashtags.bannedHint')}
        value={hashtags.banned.map((tag) => `#${tag}`)}
        maxTags={BRAND_BANNED_HASHTAGS_MAX}
        maxLength={HASHTAG_MAX + 1}
        clearable={false}
        splitChars={[',', ';', ' ']}
        onChange={(typed) => set({ banned: [...new Set(typed.flatMap(read))] })}
      />
    </div>
  )
}
