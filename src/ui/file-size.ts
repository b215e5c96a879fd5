/** Formats a size in base 1000: `186 KB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const kilo = Math.round(bytes / 1000)
  if (kilo < 1000) return `${kilo} KB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}
