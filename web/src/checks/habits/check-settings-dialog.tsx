import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CHECK_SOURCES } from '@postwright/core/checks/check'
import { CHECKS } from '@postwright/core/checks/checks'
import { ownValue } from '@postwright/core/own-value'
import { Dialog } from '@/ui/dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { proofreader, useProofreader } from '../proofreading/proofreader.ts'
import styles from './check-settings.module.css'
import { useHabits, writingHabits, type Ignored, type Strength } from './writing-habits.ts'

const STRENGTHS: readonly Strength[] = ['full', 'hint', 'off']

/** Settings for checks: spelling, the weight of each check, accepted words, and ignored findings. */
export function CheckSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('checks')
  const { words, ignored } = useHabits()
  const state = useProofreader()
  return (
    <Dialog title={t('checks:settings.title')} onClose={onClose} size="xl">
      <div className={styles.parts}>
        <SwitchRow
          label={t('checks:settings.proofreading')}
          description={t('checks:settings.proofreadingHint')}
          checked={state !== 'off'}
          onChange={(isOn) => proofreader.turn(isOn ? 'on' : 'off')}
        />
        <Kept
          title={t('checks:settings.words')}
          none={t('checks:settings.noWords')}
          rows={words.map((word) => ({ key: word, word }))}
          labelOf={({ word }) => t('checks:settings.removeWord', { word })}
          onRemove={({ word }) => writingHabits.removeWord(word)}
        />
        <Kept
          title={t('checks:settings.ignored')}
          none={t('checks:settings.noneIgnored')}
          rows={ignored.map((each) => ({ ...each, key: JSON.stringify(each), word: each.evidence }))}
          noteOf={({ check, draftId }) =>
            t(draftId === null ? 'checks:settings.everywhere' : 'checks:settings.oneDraft', {
              name: t(`checks:check.${check}.name`),
            })
          }
          labelOf={({ word }) => t('checks:settings.showAgain', { evidence: word })}
          onRemove={(each: Ignored) => writingHabits.showAgain(each)}
        />
        <Strengths />
      </div>
      <Button mt="md" fullWidth variant="default" onClick={onClose}>
        {t('common:action.close')}
      </Button>
    </Dialog>
  )
}

type KeptProps<Row> = {
  title: string
  /** Text that is shown while the list is empty. */
  none: string
  rows: readonly Row[]
  noteOf?: (row: Row) => string
  labelOf: (row: Row) => string
  onRemove: (row: Row) => void
}

function Kept<Row extends { key: string; word: string }>({
  title,
  none,
  rows,
  noteOf,
  labelOf,
  onRemove,
}: KeptProps<Row>) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <ul className={styles.kept}>
          {rows.toReversed().map((row) => (
            <li key={row.key} className={styles.row}>
              <span className={styles.word}>
                {row.word}
                {noteOf && <span className={styles.soft}>{noteOf(row)}</span>}
              </span>
              <ActionIcon variant="subtle" color="gray" aria-label={labelOf(row)} onClick={() => onRemove(row)}>
                <IconTrash size="1.125rem" aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Settings of each check's weight, without the checks of brands: a brand's rules are set in its kit. */
function Strengths() {
  const { t } = useTranslation('checks')
  const { strengths } = useHabits()
  return CHECK_SOURCES.filter((source) => source !== 'brand').map((source) => (
    <section key={source}>
      <h3 className={styles.title}>{t(`checks:source.${source}`)}</h3>
      <div className={styles.strengths}>
        {CHECKS.filter((check) => check.source === source).map(({ id }) => (
          <SelectField
            key={id}
            label={t(`checks:check.${id}.name`)}
            value={ownValue(strengths, id) ?? 'full'}
            options={STRENGTHS.map((strength) => ({
              value: strength,
              label: t(`checks:settings.strength.${strength}`),
            }))}
            onChange={(strength) => writingHabits.setStrength(id, strength)}
          />
        ))}
      </div>
    </section>
  ))
}
