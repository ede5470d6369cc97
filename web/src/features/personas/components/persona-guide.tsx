import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { Panel } from '@/ui/panel.tsx'
import { GUIDE_STEPS, type GuideStep } from '../guide-steps.ts'
import styles from './persona-editor.module.css'
import { PersonaWho } from './persona-who.tsx'
import { PointsField } from './points-field.tsx'
import { GradeField, PlatformsField, ProofField } from './persona-fields.tsx'
import { VocabularyFields } from './vocabulary-fields.tsx'

type Props = {
  step: GuideStep
  draft: PersonaDraft
  onEdit: (change: Partial<PersonaDraft>) => void
  /** Called with null at the end. */
  onStep: (step: GuideStep | null) => void
}

/** Creates a persona by answering one question after the other; answers are saved, so the user can leave at any time. */
export function PersonaGuide({ step, draft, onEdit, onStep }: Props) {
  const { t } = useTranslation('personas')
  const at = GUIDE_STEPS.indexOf(step)
  const [before, after] = [GUIDE_STEPS[at - 1], GUIDE_STEPS[at + 1]]
  return (
    <div className={styles.guide}>
      <Panel title={t(`personas:guide.${step}.title`)} description={t(`personas:guide.${step}.text`)} id="guide">
        <p className={styles.soft}>{t('personas:guide.progress', { number: at + 1, count: GUIDE_STEPS.length })}</p>
        <Progress
          mb="md"
          value={(100 * (at + 1)) / GUIDE_STEPS.length}
          aria-label={t('personas:guide.progress', { number: at + 1, count: GUIDE_STEPS.length })}
        />
        {step === 'who' && <PersonaWho draft={draft} onEdit={onEdit} />}
        {(step === 'goals' || step === 'pains' || step === 'objections') && (
          <PointsField key={step} kind={step} draft={draft} onEdit={onEdit} />
        )}
        {step === 'words' && <VocabularyFields draft={draft} onEdit={onEdit} />}
        {step === 'proof' && <ProofField draft={draft} onEdit={onEdit} />}
        {step === 'reading' && (
          <div className={styles.fields}>
            <GradeField draft={draft} onEdit={onEdit} />
            <PlatformsField draft={draft} onEdit={onEdit} />
          </div>
        )}
        <div className={styles.steps}>
          <Button variant="subtle" color="gray" onClick={() => onStep(null)}>
            {t('personas:guide.leave')}
          </Button>
          <div className={styles.quoteTools}>
            {before && (
              <Button variant="default" onClick={() => onStep(before)}>
                {t('personas:guide.back')}
              </Button>
            )}
            <Button onClick={() => onStep(after ?? null)}>
              {after ? t('personas:guide.next') : t('personas:guide.finish')}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}
