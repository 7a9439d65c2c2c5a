<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Term;

/**
 * Exports all openings with all fields, except those in the trash, in batches of a hundred: as a JSON list, or as CSV
 * with a column for each field.
 */
final class OpeningExporter
{
    private const BATCH_SIZE = 100;

    /**
     * Order of columns, which must not change because spreadsheets depend on it. Columns of additional fields precede
     * the content.
     */
    private const ORDER = [
        'id', 'identifier', 'title', 'status', 'url', 'published', 'closing', 'specifications', 'places', 'work_mode',
        'remote_countries', 'employment_types', 'salary', 'filled', 'featured', 'unlisted',
    ];

    /** @param list<OpeningField> $fields */
    public function __construct(
        private readonly Sql $sql,
        private readonly OpeningRepository $openings,
        private readonly array $fields,
    ) {
    }

    /** @return iterable<string> lines */
    public function exportLines(string $format): iterable
    {
        $first = true;
        foreach ($this->readOpenings() as $opening) {
            $facts = $this->toRow($opening);
            if ($format === 'json') {
                yield ($first ? '[' : ',') . wp_json_encode(
                    $facts,
                    JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
                );
            } else {
                if ($first) {
                    yield CsvWriter::formatRow(array_keys($facts));
                }
                yield CsvWriter::formatRow(array_map(self::formatCell(...), array_values($facts)));
            }
            $first = false;
        }
        if ($format === 'json') {
            yield $first ? '[]' : ']';
        }
    }

    /** @return iterable<Opening> */
    private function readOpenings(): iterable
    {
        $last = 0;
        do {
            $ids = array_map('intval', $this->sql->fetchColumn(
                "SELECT ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status NOT IN ('trash', 'auto-draft', 'inherit') AND ID > %d ORDER BY ID LIMIT %d",
                $this->sql->coreTable('posts'),
                $last,
                self::BATCH_SIZE,
            ));
            yield from $this->openings->findMany($ids);
            $this->openings->clearCache($ids);
            $last = $ids === [] ? 0 : max($ids);
        } while (count($ids) === self::BATCH_SIZE);
    }

    /** @return array<string, mixed> */
    private function toRow(Opening $opening): array
    {
        $row = [
            'id' => $opening->id,
            'title' => $opening->title,
            'status' => $opening->status,
            'url' => $opening->url,
            'published' => $opening->published->format(DATE_ATOM),
            'specifications' => array_map(
                static fn (array $terms): array => array_map(static fn (Term $term): string => $term->name, $terms),
                $opening->terms,
            ),
        ];
        foreach ($this->fields as $field) {
            if ($field->exportName() !== '') {
                $row[$field->exportName()] ??= $field->exportValue($opening);
            }
        }
        $row['content'] = get_post_field('post_content', $opening->id);

        return array_replace(array_intersect_key(array_flip(self::ORDER), $row), $row);
    }

    private static function formatCell(mixed $fact): string|int|float|bool|null
    {
        if (is_scalar($fact) || $fact === null) {
            return $fact;
        }

        return $fact === [] ? null : (string) wp_json_encode($fact, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
