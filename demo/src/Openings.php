<?php

declare(strict_types=1);

namespace CourantDemo;

/**
 * Creates the twenty-four openings with three specifications
 * (docs/compatibility/wp-job-openings.md#post-types-and-statuses, docs/compatibility/wp-job-openings.md#meta).
 */
final class Openings
{
    public const TYPE = 'awsm_job_openings';

    private const SPECIFICATIONS = ['category' => 'job-category', 'type' => 'job-type', 'locations' => 'job-location'];

    public function __construct(
        private readonly DemoRecords $records,
        private readonly Markup $markup,
        private readonly DemoDates $dates,
        private readonly Authors $authors,
        private readonly Images $images,
    ) {
    }

    public static function isPossible(): bool
    {
        return post_type_exists(self::TYPE);
    }

    public function create(Row $openings): int
    {
        $count = 0;
        foreach ($openings->rows() as $row) {
            $key = 'opening:' . $row->text('key');
            $isNew = $this->records->post($key) === 0 && !$this->records->wasCreated($key);
            $id = $this->records->getOrCreatePost($key, fn (): array => $this->fields($row));
            if ($isNew) {
                $this->assignSpecifications($id, $row);
            }
            $count += $id > 0 ? 1 : 0;
        }
        return $count;
    }

    /** @return array<string, mixed> */
    private function fields(Row $row): array
    {
        $fields = new OpeningFields($row, $this->dates);
        $ended = $fields->hasEnded() && get_post_status_object('expired') !== null;
        return [
            'post_type' => self::TYPE,
            'post_status' => $ended ? 'expired' : 'publish',
            'post_name' => $row->text('key'),
            'post_title' => $row->text('title'),
            'post_excerpt' => $row->text('excerpt'),
            'post_content' => $this->markup->file('openings', $row->text('key')),
            'post_author' => $this->authors->id('jorun'),
            'meta_input' => $fields->meta() + $this->linkedMeta($row),
            ...DemoDates::fields($this->dates->daysAgo($row->whole('age'), '08:00')),
        ];
    }

    /** @return array<string, mixed> meta with the IDs of other posts: the form, and the photo of the team */
    private function linkedMeta(Row $row): array
    {
        $form = $row->has('form') ? $this->records->post('form:' . $row->text('form')) : 0;
        return ($form > 0 ? ['courant_apply' => ['way' => 'form', 'form' => $form]] : [])
            + ($row->has('team') ? ['courant_team' => $row->text('team')] : [])
            + ($row->has('photo') ? ['courant_team_photo' => $this->images->id($row->text('photo'))] : []);
    }

    private function assignSpecifications(int $id, Row $row): void
    {
        foreach (self::SPECIFICATIONS as $field => $taxonomy) {
            $names = $field === 'locations' ? $row->texts($field) : [$row->text($field)];
            if (taxonomy_exists($taxonomy)) {
                wp_set_object_terms(
                    $id,
                    array_map(static fn (string $name): int => self::term($name, $taxonomy), $names),
                    $taxonomy,
                );
            }
        }
    }

    private static function term(string $name, string $taxonomy): int
    {
        $term = get_term_by('slug', sanitize_title($name), $taxonomy);
        if ($term instanceof \WP_Term) {
            return $term->term_id;
        }
        $created = wp_insert_term($name, $taxonomy, ['slug' => sanitize_title($name)]);
        return is_array($created) ? $created['term_id'] : DemoRecords::idOrThrow($created);
    }
}
