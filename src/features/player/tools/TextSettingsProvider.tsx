import { useTheme } from '@mui/material/styles';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { textSettingsVariables } from './readingTypography';
import { standardTextSettings, type TextSettings } from './textSettings';

interface TextSettingsControl {
  readonly settings: TextSettings;
  readonly change: (part: Partial<TextSettings>) => void;
}

const TextSettingsContext = createContext<TextSettingsControl>({
  settings: standardTextSettings,
  change: () => undefined,
});
const settingsKey = createVisitKey<TextSettings>();

/** Returns the text settings and their setter; the defaults outside a provider. */
export function useTextSettings(): TextSettingsControl {
  return useContext(TextSettingsContext);
}

/** Holds the text settings for the visit and passes them, as CSS variables, to all question text inside. */
export function TextSettingsProvider({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const [settings, setSettings] = useVisitState(settingsKey, standardTextSettings);
  const change = useCallback(
    (part: Partial<TextSettings>) => setSettings((was) => ({ ...was, ...part })),
    [setSettings],
  );
  const control = useMemo(() => ({ settings, change }), [settings, change]);
  return (
    <TextSettingsContext value={control}>
      <div style={{ display: 'contents', ...textSettingsVariables(settings, theme) }}>{children}</div>
    </TextSettingsContext>
  );
}
