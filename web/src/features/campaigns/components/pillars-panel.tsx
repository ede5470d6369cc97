import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Pillar, pillarSchema, CAMPAIGN_PILLARS_MAX } from '@postwright/core/model/campaign'
import { POST_LABEL_MAX } from '@postwright/core/limits'
import styles from './campaigns.module.css'
import type { PanelProps } from './panel-props.ts'

/** Edits the pillars of a campaign: subjects, each with its intended share of the posts in percent. */
export function PillarsPanel({ draft, onEdit, isReadOnly }: PanelProps) {
  const { t } = useTranslation('campaigns')
  const { pillars } = draft
  const sum = pillars.reduce((all, { share }) => all + share, 0)
  const change = (id: string, fields: Partial<Pillar>) =>
    onEdit({ pillars: pillars.map((pillar) => (pillar.id === id ? { ...pillar, ...fields } : pillar)) })

  function add() {
    const name = t('campaigns:pillars.unnamed', { number: pillars.length + 1 })
    const id = crypto.randomUUID()
    onEdit({ pillars: [...pillars, { id, name, share: Math.max(0, 100 - sum) }] })
  }

  return (
    <section className={styles.panel} aria-label={t('campaigns:pillars.title')}>
      <h2 className={styles.columnName}>{t('campaigns:pillars.title')}</h2>
      <p className={styles.soft}>{t('campaigns:pillars.hint')}</p>
      {pillars.map((pillar, at) => (
        <div key={pillar.id} className={styles.pillar}>
          <PillarName {...{ pillar, at, isReadOnly }} onName={(name) => change(pillar.id, { name })} />
          <NumberInput
            label={t('campaigns:pillars.share')}
            value={pillar.share}
            onChange={(share) => change(pillar.id, { share: typeof share === 'number' ? share : 0 })}
            allowDecimal={false}
            min={0}
            max={100}
            clampBehavior="strict"
            readOnly={isReadOnly}
          />
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('campaigns:pillars.remove', { name: pillar.name })}
              onClick={() => onEdit({ pillars: pillars.filter(({ id }) => id !== pillar.id) })}
            >
              <IconTrash size="1.125rem" aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {pillars.length > 0 && sum !== 100 && (
        <p className={styles.soft}>{t('campaigns:pillars.sum', { percent: `${sum}%` })}</p>
      )}
      {!isReadOnly && pillars.length < CAMPAIGN_PILLARS_MAX && (
        <div>
          <Button variant="default" size="compact-md" leftSection={<IconPlus size="1rem" aria-hidden />} onClick={add}>
            {t('campaigns:pillars.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

type NameProps = { pillar: Pillar; at: number; isReadOnly: boolean; onName: (name: string) => void }

function PillarName({ pillar, at, isReadOnly, onName }: NameProps) {
  const { t } = useTranslation('campaigns')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      label={t('campaigns:pillars.name', { number: at + 1 })}
      value={typed ?? pillar.name}
      maxLength={POST_LABEL_MAX}
      readOnly={isReadOnly}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const read = pillarSchema.shape.name.safeParse(value)
        if (read.success) onName(read.data)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
