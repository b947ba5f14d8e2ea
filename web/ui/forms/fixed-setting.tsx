/** Shows a setting that the form cannot change, with the reason. */
interface FixedSettingProps {
  label: string
  value: string
  /** The reason why the form cannot change the setting. */
  reason: string
}

export function FixedSetting({ label, value, reason }: FixedSettingProps) {
  return (
    <p>
      <strong>{label}</strong>
      <br />
      {value} <small>{reason}</small>
    </p>
  )
}
