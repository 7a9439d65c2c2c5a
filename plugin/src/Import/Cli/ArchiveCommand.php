<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- output is escaped where it is printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- the archive is written in chunks to the file that the user
// specifies.

namespace CourantDesk\Import\Cli;

use CourantDesk\Import\Storage\ArchiveExporter;
use CourantDesk\Import\Storage\ArchiveImporter;
use CourantDesk\Kernel\Command;
use RuntimeException;

/**
 * `courant archive export|import FILE.zip [--opening=ID]`: writes openings, applications with decrypted files, forms,
 * settings and views to an archive, or imports such an archive.
 */
final class ArchiveCommand implements Command
{
    /** Arguments, in the format of WP_CLI::add_command(). */
    public const SYNOPSIS = [
        ['type' => 'positional', 'name' => 'what', 'description' => 'export or import.'],
        ['type' => 'positional', 'name' => 'file', 'description' => 'The ZIP file.'],
        [
            'type' => 'assoc', 'name' => 'opening', 'optional' => true,
            'description' => 'Export this opening and its applications only.',
        ],
    ];

    public function __construct(
        private readonly ArchiveExporter $exporter,
        private readonly ArchiveImporter $importer,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        [$what, $path] = array_pad($arguments, 2, '');
        $opening = $flags['opening'] ?? '0';
        $isKnown = in_array($what, ['export', 'import'], true);
        if (!$isKnown || $path === '' || !is_string($opening) || !ctype_digit($opening)) {
            $printLine(__('Specify export or import, and a file: courant archive export site.zip', 'courant-desk'));

            return false;
        }
        try {
            if ($what === 'import') {
                foreach ($this->importer->import($path) as $kind => $number) {
                    $printLine("$kind: " . number_format_i18n($number));
                }
            } else {
                $this->export($path, (int) $opening);
                $printLine(basename($path) . ': ' . size_format((int) filesize($path)));
            }
        } catch (RuntimeException $failure) {
            $printLine($failure->getMessage());

            return false;
        }

        return true;
    }

    private function export(string $path, int $opening): void
    {
        $old = umask(0077);
        $file = file_exists($path) ? false : fopen($path, 'xb');
        umask($old);
        if ($file === false) {
            throw new RuntimeException(__('The file already exists or cannot be written.', 'courant-desk'));
        }
        $this->exporter->export(static function (string $bytes) use ($file): void {
            if (fwrite($file, $bytes) !== strlen($bytes)) {
                throw new RuntimeException(__('The file could not be written completely.', 'courant-desk'));
            }
        }, $opening);
        fclose($file);
    }
}
