<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\ImportOutcome;
use CourantDesk\Import\Domain\ImportReport;
use CourantDesk\Import\ImportFormats;
use CourantDesk\Kernel\Violation;

/** Formats the messages of an import run, for the screen and for the command line. Plain text, not escaped. */
final class ImportMessages
{
    public function __construct(private readonly ImportFormats $formats)
    {
    }

    public function outcomeLabel(ImportOutcome $outcome, bool $dryRun): string
    {
        return match ($outcome) {
            ImportOutcome::Created => $dryRun ? __('would be created', 'courant-desk') : __('created', 'courant-desk'),
            ImportOutcome::Updated => $dryRun ? __('would be changed', 'courant-desk') : __('changed', 'courant-desk'),
            ImportOutcome::Unchanged => __('unchanged', 'courant-desk'),
            ImportOutcome::Outdated => __('skipped: a newer row of this opening was already imported', 'courant-desk'),
            ImportOutcome::Trashed => __('skipped: the opening is in the trash', 'courant-desk'),
            ImportOutcome::Refused => __('rejected', 'courant-desk'),
        };
    }

    public function violationMessage(Violation $violation): string
    {
        $fact = static fn (string $key): string => (string) ($violation->facts[$key] ?? '');

        return match ($violation->code) {
            'row.no_identifier' => __('The identifier is missing. Without it, a later import could not find the opening again.', 'courant-desk'),
            'row.no_title' => __('The title is missing.', 'courant-desk'),
            'row.closing_unreadable' => sprintf(
                /* translators: %s: text of a date in the file */
                __('The closing date could not be parsed: %s', 'courant-desk'),
                $fact('date'),
            ),
            'row.place_unclear' => sprintf(
                /* translators: %s: text of a location in the file */
                __('Location “%s” could not be parsed. It was skipped or stored as a region.', 'courant-desk'),
                $fact('place'),
            ),
            'row.closes_before_it_opens' => sprintf(
                /* translators: %s: date */
                __('The closing date (%s) is before the opening date. The opening was imported as closed.', 'courant-desk'),
                $fact('date'),
            ),
            'file.no_title_column' => __('The file has no column for the title. Choose its columns.', 'courant-desk'),
            'file.missing' => __('File not found.', 'courant-desk'),
            'file.no_reader' => __('The file could not be opened. Check the file permissions and the PHP extension xmlreader.', 'courant-desk'),
            'file.not_xml' => __('The file is not an XML file.', 'courant-desk'),
            /* translators: %s: names of file formats, such as "USAJOBS HR-XML or NEOGOV RSS" */
            'file.pdf' => sprintf(__('This is a PDF file. Choose a %s file.', 'courant-desk'), $this->formats->names()),
            'file.archive' => sprintf(
                /* translators: %s: names of file formats, such as "USAJOBS HR-XML or NEOGOV RSS" */
                __('This is a ZIP archive or an Office document. Choose a %s file.', 'courant-desk'),
                $this->formats->names(),
            ),
            'file.encoding' => __('The encoding of the file is not supported. Save the file as UTF-8.', 'courant-desk'),
            'file.excessive' => sprintf(
                /* translators: 1: number of a line, 2: number of attributes, 3: number of levels, 4: number of elements */
                __('The file was rejected: line %1$d exceeds a limit. An element can have %2$d attributes, elements can be nested %3$d levels deep, and an opening can have %4$d elements and 1 MB of text.', 'courant-desk'),
                (int) $fact('line'),
                (int) $fact('attributes'),
                (int) $fact('depth'),
                (int) $fact('elements')
            ),
            'file.document_type' => __('The file was rejected because it declares a document type. Remove the DOCTYPE declaration.', 'courant-desk'),
            'file.broken' => sprintf(
                /* translators: %d: number of a line */
                __('The file is damaged at line %d. The rows before it were imported.', 'courant-desk'),
                (int) $fact('line'),
            ),
            'file.no_rows' => sprintf(
                /* translators: %s: names of file formats, such as "USAJOBS HR-XML or NEOGOV RSS" */
                __('The file contains no openings. Supported formats: %s.', 'courant-desk'),
                $this->formats->names(),
            ),
            default => __('The opening could not be saved.', 'courant-desk'),
        };
    }

    public function summary(ImportReport $report, bool $dryRun): string
    {
        $outcomes = [];
        foreach (ImportOutcome::cases() as $outcome) {
            if ($report->count($outcome) > 0) {
                $outcomes[] = sprintf(
                    /* translators: 1: outcome of rows, such as "changed", 2: number of rows */
                    __('%1$s: %2$s', 'courant-desk'),
                    $this->outcomeLabel($outcome, $dryRun),
                    number_format_i18n($report->count($outcome)),
                );
            }
        }
        /* translators: %s: number of rows */
        $read = sprintf(_n('%s row read', '%s rows read', $report->rowsRead, 'courant-desk'), number_format_i18n(
            $report->rowsRead
        ));

        return implode('; ', [$read, ...$outcomes]);
    }
}
