import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './currency-rows.module.css'

type Props<Row extends { currency: string }> = {
  legend: string
  hint?: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  /** Initial values of an added row. */
  empty: Row
  /** Minimum and maximum number of rows. */
  bounds: { min: number; max: number }
  error: string | undefined
  words: { currency: string; add: string; remove: (row: Row, index: number) => string }
  /** Renders the amounts of a row, each as a labelled field. */
  children: (row: Row, change: (patch: Partial<Row>) => void) => ReactNode
}

/** Edits amounts by currency, one row each. */
export function CurrencyRows<Row extends { currency: string }>(props: Props<Row>) {
  const { legend, hint, rows, onChange, empty, bounds, error, words, children } = props
  const change = (index: number, row: Row) => onChange(rows.with(index, row))
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {rows.map((row, index) => (
        <div key={index} className={classes.row}>
          <div className={classes.fields}>
            <TextInput
              className={classes.currency}
              label={words.currency}
              value={row.currency.toUpperCase()}
              onChange={({ currentTarget }) => change(index, { ...row, currency: currentTarget.value.toLowerCase() })}
              maxLength={3}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== undefined}
            />
            {children(row, (patch) => change(index, { ...row, ...patch }))}
          </div>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.remove(row, index)}
            disabled={rows.length <= bounds.min}
            onClick={() => onChange(rows.filter((_, each) => each !== index))}
          >
            <IconX size="1rem" aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && <Input.Error>{error}</Input.Error>}
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          disabled={rows.length >= bounds.max}
          onClick={() => onChange([...rows, empty])}
        >
          {words.add}
        </Button>
      </Group>
    </fieldset>
  )
}
