import type { User } from '@postwright/core/model/user'
import { useTranslation } from 'react-i18next'
import { DeletionPart } from './deletion-part.tsx'
import { ExportPart } from './export-part.tsx'
import { Section } from './section.tsx'

/** What belongs to the person: to take along, and to have deleted. */
export function DataSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  return (
    <Section id="data" title={t('settings:data.title')} text={t('settings:data.text')}>
      <ExportPart uid={user.id} />
      <DeletionPart user={user} />
    </Section>
  )
}
