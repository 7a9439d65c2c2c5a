<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\Sql;

/** All openings but those in the trash with every fact, a hundred at a time: a list of JSON, or CSV with a column for each fact. */
final class ExportedOpenings
{
    private const AT_ONCE = 100;

    public function __construct(private readonly Sql $sql, private readonly Openings $openings)
    {
    }

    /** @return iterable<string> lines */
    public function lines(string $format): iterable
    {
        $first = true;
        foreach ($this->all() as $opening) {
            $facts = $this->facts($opening);
            if ($format === 'json') {
                yield ($first ? '[' : ',') . wp_json_encode($facts, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
            } else {
                if ($first) {
                    yield CsvWriter::formatRow(array_keys($facts));
                }
                yield CsvWriter::formatRow(array_map(self::cell(...), array_values($facts)));
            }
            $first = false;
        }
        if ($format === 'json') {
            yield $first ? '[]' : ']';
        }
    }

    /** @return iterable<Opening> */
    private function all(): iterable
    {
        $last = 0;
        do {
            $ids = array_map('intval', $this->sql->column(
                "SELECT ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status NOT IN ('trash', 'auto-draft', 'inherit') AND ID > %d ORDER BY ID LIMIT %d",
                $this->sql->core('posts'),
                $last,
                self::AT_ONCE,
            ));
            yield from $this->openings->many($ids);
            $this->openings->forget($ids);
            $last = $ids === [] ? 0 : max($ids);
        } while (count($ids) === self::AT_ONCE);
    }

    /** @return array<string, mixed> */
    private function facts(Opening $opening): array
    {
        return [
            'id' => $opening->id,
            'identifier' => $opening->identifier,
            'title' => $opening->title,
            'status' => $opening->status,
            'url' => $opening->url,
            'published' => $opening->published->format(DATE_ATOM),
            'closing' => $opening->closing?->format(DATE_ATOM),
            'specifications' => array_map(static fn (array $terms): array => array_map(static fn (Term $term): string => $term->name, $terms), $opening->terms),
            'places' => array_map(static fn (Place $place): array => $place->toArray(), $opening->places),
            'work_mode' => $opening->workMode?->value,
            'remote_countries' => $opening->remoteCountries,
            'employment_types' => array_map(static fn (EmploymentType $type): string => $type->value, $opening->employmentTypes),
            'salary' => $opening->salary?->toArray(),
            'filled' => $opening->marks->filled,
            'featured' => $opening->marks->featured,
            'unlisted' => $opening->marks->unlisted,
            'content' => get_post_field('post_content', $opening->id),
        ];
    }

    private static function cell(mixed $fact): string|int|float|bool|null
    {
        if (is_scalar($fact) || $fact === null) {
            return $fact;
        }

        return $fact === [] ? null : (string) wp_json_encode($fact, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
