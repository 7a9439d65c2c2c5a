<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/** Writes openings in bulk; the same number creates the same openings. */
final class Seeder
{
    private const LEVELS = ['Junior', 'Senior', 'Lead', 'Staff', 'Associate', 'Principal', 'Assistant', 'Chief'];
    private const OCCUPATIONS = [
        'Editor', 'Engineer', 'Designer', 'Reporter', 'Analyst', 'Producer', 'Manager', 'Photographer', 'Developer',
        'Translator',
    ];
    private const FIELDS = [
        'Data', 'Audience', 'Video', 'Politics', 'Science', 'Culture', 'C++', 'Node.js', '.NET', 'Sport', 'Finance',
        'Local News',
    ];
    private const WORDS =
        ['newsroom', 'deadline', 'archive', 'reader', 'story', 'platform', 'release', 'interview', 'budget', 'print',
            'podcast', 'weekend', 'remote', 'team', 'research', 'calendar', 'festival', 'harbour', 'council',
            'orchestra'];
    private const TERMS = ['job-category' => 20, 'job-type' => 5, 'job-location' => 12];

    private readonly Sequence $numbers;

    public function __construct(private readonly \wpdb $db)
    {
        $this->numbers = new Sequence();
    }

    /** Writes openings and builds the index. */
    public function fill(int $wanted): void
    {
        $this->write($wanted);
        do_action('courant_desk_reindex');
    }

    /** @param array<string, int> $shares status => every how many openings have it; all others are published */
    public function write(int $wanted, array $shares = []): void
    {
        $terms = $this->terms();
        $first = $this->lastId() + 1;
        $next = $first;
        for ($made = 0; $made < $wanted; $made += 400) {
            $posts = [];
            $links = [];
            $meta = [];
            for ($row = 0; $row < min(400, $wanted - $made); $row++) {
                $id = $next++;
                $posts[] = $this->post($id, $made + $row);
                foreach ($terms as $ids) {
                    $links[] = sprintf('(%d, %d, 0)', $id, $this->numbers->of($ids));
                }
                $meta[] = sprintf("(%d, 'awsm_views_count', '%d')", $id, $this->numbers->next(500));
                array_push($meta, ...$this->facts($id));
            }
            $this->insert("{$this->db->posts} (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title,
                post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_content_filtered, post_type, guid)", $posts);
            $this->insert("{$this->db->term_relationships} (object_id, term_taxonomy_id, term_order)", $links);
            $this->insert("{$this->db->postmeta} (post_id, meta_key, meta_value)", $meta);
        }
        foreach ($shares as $status => $every) {
            $this->db->query((string) $this->db->prepare(
                'UPDATE %i SET post_status = %s WHERE ID >= %d AND ID %% %d = 0',
                $this->db->posts,
                $status,
                $first,
                $every,
            ));
        }
        foreach ($terms as $taxonomy => $ids) {
            wp_update_term_count_now($ids, $taxonomy);
        }
        wp_cache_flush();
    }

    private function lastId(): int
    {
        return (int) $this->db->get_var("SELECT MAX(ID) FROM {$this->db->posts}");
    }

    /** @return array<string, non-empty-list<int>> ids by taxonomy */
    private function terms(): array
    {
        $terms = [];
        foreach (self::TERMS as $taxonomy => $number) {
            for ($index = 1; $index <= $number; $index++) {
                $name = "Bench $taxonomy $index";
                $found = term_exists($name, $taxonomy) ?? wp_insert_term($name, $taxonomy);
                if (is_array($found)) {
                    $terms[$taxonomy][] = (int) $found['term_taxonomy_id'];
                }
            }
        }

        return $terms;
    }

    /** @return list<string> rows of meta: work mode and locations, salary, closing date */
    private function facts(int $id): array
    {
        $pay = serialize([
            'min' => 30000 + $this->numbers->next(60) * 1000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR',
            'shown' => true,
        ]);
        $rows = [
            sprintf(
                "(%d, 'courant_work_mode', '%s')",
                $id,
                $this->numbers->of(['on-site', 'on-site', 'hybrid', 'remote']),
            ),
            (string) $this->db->prepare("(%d, 'courant_salary', %s)", $id, $pay),
        ];
        if ($this->numbers->next(3) === 0) {
            $day = gmdate('Y-m-d', 4102444800 + $this->numbers->next(900) * 86400);
            array_push(
                $rows,
                sprintf("(%d, 'courant_closing_at', '%sT23:59')", $id, $day),
                sprintf("(%d, 'awsm_job_expiry', '%s')", $id, $day),
                sprintf("(%d, 'awsm_set_exp_list', 'set_listing')", $id),
                sprintf("(%d, '_courant_closing_agreed', '%sT23:59')", $id, $day)
            );
        }

        return $rows;
    }

    private function post(int $id, int $number): string
    {
        $numbers = $this->numbers;
        $title = $numbers->of(self::LEVELS) . ' ' . $numbers->of(self::FIELDS) . ' ' . $numbers->of(self::OCCUPATIONS);
        $text = ['ref' . intdiv($number, 7)];
        for ($word = 0; $word < 60; $word++) {
            $text[] = $numbers->of(self::WORDS);
        }
        $date = gmdate('Y-m-d H:i:s', 1767225600 - $number * 60);
        $content = '<p>' . implode(' ', $text) . '.</p>';

        return (string) $this->db->prepare(
            "(%d, 1, %s, %s, %s, %s, %s, %s, '', 'publish', 'closed', 'closed', %s, '', '', '', 'awsm_job_openings', %s)",
            $id,
            $date,
            $date,
            $date,
            $date,
            $content,
            $title,
            "bench-$id",
            "bench-$id"
        );
    }

    /** @param list<string> $rows */
    private function insert(string $into, array $rows): void
    {
        // The rows are prepared above; names of tables are those of WordPress.
        $this->db->query("INSERT INTO $into VALUES " . implode(',', $rows));
    }
}
