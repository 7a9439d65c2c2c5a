<?php

declare(strict_types=1);

namespace CourantDesk\Imports\View;

use CourantDesk\Imports\Domain\ImportReport;
use CourantDesk\Imports\Domain\Outcome;
use CourantDesk\Kernel\Violation;

/** What a run is told in, for the screen and for the command line. Plain text, not escaped. */
final class ImportWords
{
    public function outcome(Outcome $outcome, bool $dryRun): string
    {
        return match ($outcome) {
            Outcome::Made => $dryRun ? __('would be made', 'courant-desk') : __('made', 'courant-desk'),
            Outcome::Changed => $dryRun ? __('would be changed', 'courant-desk') : __('changed', 'courant-desk'),
            Outcome::Unchanged => __('unchanged', 'courant-desk'),
            Outcome::Older => __('left alone: a newer row of this opening is stored', 'courant-desk'),
            Outcome::Trashed => __('left alone: the opening is in the trash', 'courant-desk'),
            Outcome::Refused => __('refused', 'courant-desk'),
        };
    }

    public function reason(Violation $violation): string
    {
        $fact = static fn (string $key): string => (string) ($violation->facts[$key] ?? '');

        return match ($violation->code) {
            'row.no_identifier' => __('It has no identifier, so a later run could not know it again.', 'courant-desk'),
            'row.no_title' => __('It has no title.', 'courant-desk'),
            /* translators: %s: what the file has for a date */
            'row.closing_unreadable' => sprintf(__('Its closing date cannot be read: %s', 'courant-desk'), $fact('date')),
            /* translators: %s: what the file has for a place */
            'row.place_unclear' => sprintf(__('“%s” is no town that could be read; it is left out of the places or kept as a region.', 'courant-desk'), $fact('place')),
            /* translators: %s: date */
            'row.closes_before_it_opens' => sprintf(__('It closes before it opens (%s), so it has ended.', 'courant-desk'), $fact('date')),
            'file.missing' => __('There is no such file.', 'courant-desk'),
            'file.no_reader' => __('PHP here cannot read XML: its extension xmlreader is missing, or the file may not be read.', 'courant-desk'),
            'file.not_xml' => __('The file is no XML.', 'courant-desk'),
            'file.pdf' => __('This is a PDF file. Choose an XML file: HR-XML, or the RSS file of NEOGOV.', 'courant-desk'),
            'file.archive' => __('This is a ZIP archive or an office document. Choose an XML file: HR-XML, or the RSS file of NEOGOV.', 'courant-desk'),
            'file.encoding' => __('The encoding of the file is not supported. Save the file as UTF-8.', 'courant-desk'),
            'file.excessive' => sprintf(
                /* translators: 1: number of a line, 2: number of attributes, 3: number of levels, 4: number of elements */
                __('The file was not read: line %1$d exceeds a limit. An element can have %2$d attributes, elements can be nested %3$d levels deep, and an opening can have %4$d elements and 1 MB of text.', 'courant-desk'),
                (int) $fact('line'),
                (int) $fact('attributes'),
                (int) $fact('depth'),
                (int) $fact('elements')
            ),
            'file.document_type' => __('The file declares a document type. Such files can hide entities and are not read.', 'courant-desk'),
            /* translators: %d: number of a line */
            'file.broken' => sprintf(__('The file breaks at line %d. Rows before it were read.', 'courant-desk'), (int) $fact('line')),
            'file.no_rows' => __('The file holds no opening: neither PositionOpening (HR-XML) nor item (NEOGOV RSS).', 'courant-desk'),
            default => __('It could not be stored.', 'courant-desk'),
        };
    }

    public function summary(ImportReport $report, bool $dryRun): string
    {
        $parts = [];
        foreach (Outcome::cases() as $outcome) {
            if ($report->count($outcome) > 0) {
                /* translators: 1: what was done with rows, such as "changed", 2: number of rows */
                $parts[] = sprintf(__('%1$s: %2$s', 'courant-desk'), $this->outcome($outcome, $dryRun), number_format_i18n($report->count($outcome)));
            }
        }
        /* translators: %s: number of rows */
        $read = sprintf(_n('%s row read', '%s rows read', $report->read, 'courant-desk'), number_format_i18n($report->read));

        return implode('; ', [$read, ...$parts]);
    }
}
