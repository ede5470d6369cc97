import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './connect-form.module.css'

type Props = { address: string | null; words: (key: string) => string | undefined }

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** How a person gets what the form asks for, step by step, with the page at the network where that is done. */
export function ConnectGuide({ address, words }: Props) {
  const steps = STEPS.flatMap((step) => words(`guide.steps.${step}`) ?? [])
  if (steps.length === 0 && address === null) return null
  return (
    <div className={classes.guide}>
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {address !== null && (
        <Anchor className={classes.link} href={address} target="_blank" rel="noreferrer">
          {words('guide.link')}
          <IconExternalLink size="0.875rem" aria-hidden />
        </Anchor>
      )}
    </div>
  )
}
