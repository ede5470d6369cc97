import { useEffect, Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandProposal, FoundAt } from '@postwright/core/model/brand-autofill'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { type AutofillChoice, WORD_PARTS } from './autofill-choice.ts'
import styles from './autofill.module.css'
import { Checkbox } from '@mantine/core'

type Props = {
  proposal: BrandProposal
  kit: BrandKitDraft
  choice: AutofillChoice
  onChoice: (choice: AutofillChoice) => void
}

/** Shows everything found on a website, part by part. */
export function ProposalParts({ proposal, kit, choice, onChoice }: Props) {
  const { t } = useTranslation('brand')
  const { colors, fonts, logos } = proposal
  const take = <Key extends keyof AutofillChoice>(key: Key, item: AutofillChoice[Key][number]) => ({
    isTaken: choice[key].some((taken) => taken === item),
    onTake: (isTaken: boolean) =>
      onChoice({ ...choice, [key]: isTaken ? [...choice[key], item] : choice[key].filter((taken) => taken !== item) }),
  })

  useEffect(() => {
    void loadFonts(fonts.map(({ bundled }) => ({ family: bundled, weight: 400, isItalic: false })))
  }, [fonts])

  return (
    <>
      <PartList title={t('autofill.words')}>
        {WORD_PARTS.flatMap((part) => {
          const said = proposal[part]
          if (!said) return []
          const note = kit[part] === '' ? t(`autofill.${part}`) : t('autofill.replaces', { words: kit[part] })
          return [
            <FoundPart key={part} label={said.text} note={note} foundAt={said.foundAt} {...take('words', part)} />,
          ]
        })}
      </PartList>
      <PartList title={t('autofill.logos')}>
        {logos.map(({ url, kind, picture, foundAt }) => (
          <FoundPart
            key={url}
            label={t(`autofill.logo.${kind}`)}
            foundAt={foundAt}
            sample={<img className={styles.logo} src={picture} alt="" />}
            {...take('logos', url)}
          />
        ))}
      </PartList>
      <PartList title={t('autofill.colors')}>
        {colors.map(({ hex, name, role, count, foundAt: [first] }) => {
          const isKnown = kit.colors.some((color) => color.hex === hex)
          return first === undefined ? null : (
            <FoundPart
              key={hex}
              label={name === '' ? hex : `${hex} ${name}`}
              note={isKnown ? t('autofill.known') : t(`autofill.role.${role}`)}
              isDisabled={isKnown}
              foundAt={first}
              count={count}
              sample={<span className={styles.swatch} style={{ '--swatch': hex }} />}
              {...take('colors', hex)}
            />
          )
        })}
      </PartList>
      <PartList title={t('autofill.fonts')}>
        {fonts.map(({ use, family, bundled, foundAt }) => (
          <FoundPart
            key={use}
            label={t(`autofill.use.${use}`, { family: bundled })}
            note={[
              family.toLowerCase() === bundled.toLowerCase() ? '' : t('autofill.nearest', { family }),
              kit.fonts[use] === '' ? '' : t('autofill.replaces', { words: kit.fonts[use] }),
            ]
              .filter((note) => note !== '')
              .join(' ')}
            foundAt={foundAt}
            sample={
              <span className={styles.specimen} style={{ fontFamily: `"${bundled}"` }} aria-hidden>
                {t('autofill.specimen')}
              </span>
            }
            {...take('fonts', use)}
          />
        ))}
      </PartList>
    </>
  )
}

/** Lists parts of one kind under their title; renders nothing if there are none. */
function PartList({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

type FoundPartProps = {
  label: string
  isTaken: boolean
  onTake: (isTaken: boolean) => void
  foundAt: FoundAt
  count?: number
  /** Note about the replaced value, or the reason why the part cannot be accepted. */
  note?: string
  isDisabled?: boolean
  /** Preview of the part. */
  sample?: ReactNode
}

/** Shows one part of a proposal: its name, its origin, and whether it is accepted. */
function FoundPart({ label, isTaken, onTake, foundAt, count, note, isDisabled = false, sample }: FoundPartProps) {
  return (
    <li className={styles.part}>
      <Checkbox
        checked={isTaken}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        label={
          <span className={styles.label}>
            {sample}
            <span className={styles.words}>{label}</span>
          </span>
        }
        description={note}
      />
      <OriginNote foundAt={foundAt} {...(count === undefined ? {} : { count })} />
    </li>
  )
}

/** Shows the origin of a part: the selector or element, and the end of the address of the page or stylesheet. */
function OriginNote({ foundAt: { source, selector, property }, count = 1 }: { foundAt: FoundAt; count?: number }) {
  const { t } = useTranslation('brand')
  const place = property === '' ? selector : `${selector} · ${property}`
  const file =
    URL.parse(source)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return (
    <span className={styles.origin} title={source}>
      {file === '' ? t('autofill.origin', { place }) : t('autofill.originIn', { place, file })}
      {count > 1 && ` ${t('autofill.places', { count })}`}
    </span>
  )
}
