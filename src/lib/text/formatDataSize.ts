import { formatDecimalHours as tenthAtMost, formatNumber } from './format';

/** Formats a data size: 0 -> "0 kB", 300 -> "1 kB", 1,240,000 -> "1.2 MB", 2,000,000,000 -> "2 GB". */
export function formatDataSize(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.ceil(bytes / 1000))} kB`;
  return bytes < 999_500_000 ? `${tenthAtMost(bytes / 1e6)} MB` : `${tenthAtMost(bytes / 1e9)} GB`;
}
