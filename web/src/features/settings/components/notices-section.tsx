import { useTranslation } from 'react-i18next'
import { type NoticeReason, noticeReasonSchema } from '@postwright/core/model/notice-reason'
import type { User } from '@postwright/core/model/user'
import { useApiCall } from '@/lib/use-api-call.ts'
import { session } from '@/session/session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { saveProfile } from '../data/account-commands.ts'
import { Section } from './section.tsx'

const WORDS = {
  mention: { label: 'settings:notices.mention', text: 'settings:notices.mentionText' },
  reply: { label: 'settings:notices.reply', text: 'settings:notices.replyText' },
  authored: { label: 'settings:notices.authored', text: 'settings:notices.authoredText' },
  review: { label: 'settings:notices.review', text: 'settings:notices.reviewText' },
  reminder: { label: 'settings:notices.reminder', text: 'settings:notices.reminderText' },
  returned: { label: 'settings:notices.returned', text: 'settings:notices.returnedText' },
  published: { label: 'settings:notices.published', text: 'settings:notices.publishedText' },
} as const satisfies Record<NoticeReason, { label: string; text: string }>

/** What notifies the person, on all devices; every change counts at once. */
export function NoticesSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const muted = user.mutedReasons

  const change = (reason: NoticeReason, isOn: boolean) =>
    run(async () => {
      const mutedReasons = isOn ? muted.filter((each) => each !== reason) : [...muted, reason]
      try {
        await saveProfile({ rev: user.rev, mutedReasons })
      } finally {
        await session.refreshUser()
      }
    })

  return (
    <Section id="notices" title={t('settings:notices.title')} text={t('settings:notices.text')}>
      <FormError message={failure} />
      <div>
        {noticeReasonSchema.options.map((reason) => (
          <SwitchRow
            key={reason}
            label={t(WORDS[reason].label)}
            description={t(WORDS[reason].text)}
            checked={!muted.includes(reason)}
            disabled={!online || isRunning}
            onChange={(isOn) => void change(reason, isOn)}
          />
        ))}
      </div>
    </Section>
  )
}
