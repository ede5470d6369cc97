import { useState } from 'react'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import { ZoneField } from '../../ui/zone-field.tsx'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const NOW = '2026-03-01T10:20'
const PRESETS = [
  { label: 'Tomorrow, 9:00', read: () => '2026-03-02T09:00' },
  { label: 'Next Monday, 9:00', read: () => '2026-03-09T09:00' },
]

export function PickersSection() {
  const [time, setTime] = useState<string | null>('2026-03-02T09:00')
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <>
      <Specimens of="DateTimeField">
        <Specimen name="Chosen" note="type “1745”, “8pm” or “8.15”">
          <DateTimeField value={time} onChange={setTime} now={NOW} presets={PRESETS} note="In Berlin time" />
        </Specimen>
        <Specimen name="Nothing chosen">
          <DateTimeField label="Publish" value={null} onChange={setTime} now={NOW} presets={PRESETS} />
        </Specimen>
        <Specimen name="Refused">
          <DateTimeField
            label="End"
            value="2026-02-01T09:00"
            onChange={setTime}
            now={NOW}
            error="This time has passed."
          />
        </Specimen>
        <Specimen name="Off">
          <DateTimeField label="Published" value="2026-02-01T09:00" onChange={setTime} now={NOW} disabled />
        </Specimen>
      </Specimens>
      <Specimens of="ZoneField">
        <Specimen name="Default" note="type a city, a region or “utc+5:45”">
          <ZoneField value={zone} onChange={setZone} />
        </Specimen>
        <Specimen name="Refused">
          <ZoneField label="Zone of the team" value={zone} onChange={setZone} error="No time zone found" />
        </Specimen>
        <Specimen name="Off">
          <ZoneField label="Zone of the account" value="Asia/Kathmandu" onChange={setZone} disabled />
        </Specimen>
      </Specimens>
    </>
  )
}
