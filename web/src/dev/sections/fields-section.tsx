import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { CopyField } from '../../ui/copy-field.tsx'
import { CountedTextarea } from '../../ui/counted-textarea.tsx'
import { CurrencyRows } from '../../ui/currency-rows.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordMeter } from '../../ui/password-meter.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const ROLES = [
  { value: 'editor', label: 'Editor' },
  { value: 'approver', label: 'Approver' },
  { value: 'viewer', label: 'Viewer' },
] as const

const PASSWORDS = ['short', 'password1', 'qwer4321', 'chairs and', 'chairs and tables', 'chairs, tables & 12 lamps']

type Price = { currency: string; amount: number }
type PricesProps = { rows: readonly Price[]; onChange: (rows: Price[]) => void; error?: string }

function Prices({ rows, onChange, error }: PricesProps) {
  return (
    <CurrencyRows
      legend="Prices"
      rows={rows}
      onChange={onChange}
      empty={{ currency: '', amount: 0 }}
      bounds={{ min: 1, max: 3 }}
      error={error}
      words={{
        currency: 'Currency',
        add: 'Add a currency',
        remove: (_, index) => `Remove price ${index + 1}`,
      }}
    >
      {({ amount }, change) => (
        <NumberInput label="Per month" value={amount} onChange={(typed) => change({ amount: Number(typed) })} />
      )}
    </CurrencyRows>
  )
}

export function FieldsSection() {
  const [role, setRole] = useState<(typeof ROLES)[number]['value']>('editor')
  const [isOn, setOn] = useState(true)
  const [words, setWords] = useState('chairs')
  const [prices, setPrices] = useState<readonly Price[]>([
    { currency: 'eur', amount: 9 },
    { currency: 'usd', amount: 10 },
  ])
  return (
    <>
      <Specimens of="CopyField">
        <Specimen name="Shown once, to be taken along">
          <CopyField label="Signing secret" value="whsec_C2FVsBQIhrscChlQIMV-b5sSYspob7oD" />
        </Specimen>
      </Specimens>
      <Specimens of="SearchField">
        <Specimen name="Empty">
          <SearchField label="Search" placeholder="Search" clearLabel="Clear" words="" onWords={() => undefined} />
        </Specimen>
        <Specimen name="With words">
          <SearchField label="Search" placeholder="Search" clearLabel="Clear" words={words} onWords={setWords} />
        </Specimen>
      </Specimens>
      <Specimens of="TextField">
        <Specimen name="Default" note="focus it to see the ring">
          <TextField label="Name" placeholder="Ada Lovelace" />
        </Specimen>
        <Specimen name="Optional, with a hint">
          <TextField label="Website" optional hint="Where people find more." placeholder="https://" />
        </Specimen>
        <Specimen name="Refused">
          <TextField label="Email address" defaultValue="ada@" error="Enter a complete address." />
        </Specimen>
        <Specimen name="Off">
          <TextField label="Workspace" defaultValue="The workshop" disabled />
        </Specimen>
      </Specimens>
      <Specimens of="CurrencyRows">
        <Specimen name="Two currencies">
          <Prices rows={prices} onChange={setPrices} />
        </Specimen>
        <Specimen name="Refused">
          <Prices rows={[{ currency: 'eu', amount: 9 }]} onChange={() => undefined} error="Enter each currency once." />
        </Specimen>
      </Specimens>
      <Specimens of="SelectField">
        <Specimen name="Default">
          <SelectField label="Role" value={role} options={ROLES} onChange={setRole} hint="What a member may do." />
        </Specimen>
        <Specimen name="Refused">
          <SelectField
            label="Role"
            value={role}
            options={ROLES}
            onChange={setRole}
            error="You cannot change your own."
          />
        </Specimen>
        <Specimen name="Off">
          <SelectField label="Role" value="viewer" options={ROLES} onChange={setRole} disabled />
        </Specimen>
      </Specimens>
      <Specimens of="CountedTextarea">
        <Counted name="Empty" initial="" />
        <Counted name="Nearly full" initial={'Hand-made chairs from one tree. '.repeat(4).slice(0, 116)} />
        <Counted name="Too long" initial={'Hand-made chairs from one tree. '.repeat(5)} />
      </Specimens>
      <Specimens of="SwitchRow">
        <Specimen name="On, off, and not available" wide>
          <SwitchRow
            label="Announce successes"
            description="Errors, and what can be undone, are always announced."
            checked={isOn}
            onChange={setOn}
          />
          <SwitchRow label="Weekly summary" checked={!isOn} onChange={(checked) => setOn(!checked)} />
          <SwitchRow
            label="Two-step sign-in"
            description="Your organisation decides about this."
            checked
            disabled
            onChange={setOn}
          />
        </Specimen>
      </Specimens>
      <Specimens of="PasswordField, PasswordMeter">
        <Specimen name="Default" note="says when Caps Lock is on">
          <PasswordField label="Password" defaultValue="chairs and tables" autoComplete="off" />
        </Specimen>
        <Specimen name="Refused">
          <PasswordField label="Password" error="The password is not right." autoComplete="off" />
        </Specimen>
        {PASSWORDS.map((password, at) => (
          <Specimen key={password} name={`With the meter, ${at + 1} of ${PASSWORDS.length}`}>
            <div className={styles.stack}>
              <PasswordField label="New password" defaultValue={password} autoComplete="off" />
              <PasswordMeter password={password} person={{ email: 'ada@example.com' }} hasError={false} />
            </div>
          </Specimen>
        ))}
      </Specimens>
    </>
  )
}

function Counted({ name, initial }: { name: string; initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Specimen name={name}>
      <CountedTextarea
        label="Description"
        hint="Seen in search results."
        optional
        max={120}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </Specimen>
  )
}
