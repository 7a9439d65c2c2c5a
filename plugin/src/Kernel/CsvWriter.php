<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the stream is the response, not a file.

namespace CourantDesk\Kernel;

/**
 * Formats and sends CSV files: comma, double quotes, CRLF, UTF-8 (RFC 4180). All CSV output uses this class.
 *
 * No cell can be evaluated as a formula. Spreadsheets evaluate a cell that starts with `=`, `+`, `-` or `@`, also after
 * spaces and quotes. When their list separator is not the comma (`;` in German Excel), they split a cell at that
 * separator, at line breaks and at tabs, and the rest starts a new cell. A preceding apostrophe makes the cell text.
 */
final class CsvWriter
{
    /** Without the byte order mark, Excel reads UTF-8 in the encoding of the system. */
    public const BOM = "\xEF\xBB\xBF";

    /** Characters that start a formula, with their full-width forms and the mathematical minus sign. */
    private const FORMULA_CHARACTERS = '=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}';
    private const IGNORED_CHARACTERS = '[\s\p{Z}\p{C}"\';,|]*';

    /** @var resource */
    private $output;

    /** @param resource $output */
    public function __construct($output)
    {
        $this->output = $output;
    }

    /** Sends the download headers of a file and the byte order mark. */
    public static function startDownload(string $fileName): self
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        nocache_headers();
        header('Content-Type: text/csv; charset=UTF-8');
        header('Content-Disposition: attachment; filename="' . sanitize_file_name($fileName) . '"');
        header('X-Content-Type-Options: nosniff');
        header('Cache-Control: private, no-store');
        $output = fopen('php://output', 'wb');
        if ($output === false) {
            wp_die(esc_html__('The file could not be written.', 'courant-desk'), '', ['response' => 500]);
        }
        fwrite($output, self::BOM);

        return new self($output);
    }

    /** @param list<string|int|float|bool|null> $cells */
    public function writeRow(array $cells): void
    {
        fwrite($this->output, self::formatRow($cells));
    }

    /**
     * Returns a row with its line break.
     *
     * @param list<string|int|float|bool|null> $cells text is quoted, numbers are not; true is 1, false 0, null empty
     */
    public static function formatRow(array $cells): string
    {
        return implode(',', array_map(self::formatCell(...), $cells)) . "\r\n";
    }

    private static function formatCell(string|int|float|bool|null $value): string
    {
        if (!is_string($value)) {
            return is_bool($value) ? (string) (int) $value : (string) $value;
        }

        return '"' . str_replace('"', '""', self::escapeFormulas(self::sanitizeText($value))) . '"';
    }

    private static function sanitizeText(string $text): string
    {
        $text = str_replace("\0", '', $text);

        return preg_match('//u', $text) === 1 ? $text : (string) preg_replace('/[^\x20-\x7E]/', '?', $text);
    }

    private static function escapeFormulas(string $text): string
    {
        if (preg_match('/[' . self::FORMULA_CHARACTERS . '\t\r\n]/u', $text) !== 1) {
            return $text;
        }
        $begins = preg_match('/^' . self::IGNORED_CHARACTERS . '[' . self::FORMULA_CHARACTERS . ']|^[\t\r\n]/u', $text)
            === 1;
        $inside = (string) preg_replace(
            '/([";\t\r\n|]' . self::IGNORED_CHARACTERS . ')(?=[' . self::FORMULA_CHARACTERS . '])/u',
            "$1'",
            $text,
        );

        return ($begins ? "'" : '') . $inside;
    }
}
