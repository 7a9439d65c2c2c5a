<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\UnlistedField;
use CourantDesk\Openings\Storage\TermCounts;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\TermCountReader;
use CourantTests\Support\SiteTestCase;
use WP_Taxonomy;
use WP_Term;

/** The numbers of terms with many openings are read from the index, and are those of WordPress's tables. */
final class TermCountsTest extends SiteTestCase
{
    /**
     * The taxonomy is one object for all tests of a process.
     *
     * @var callable|null
     */
    private mixed $callback = null;

    protected function setUp(): void
    {
        parent::setUp();
        remove_action('shutdown', 'wp_ob_end_flush_all', 1);
        $sql = Sql::fromGlobal();
        $reader = new TermCountReader($sql, new IndexTables($sql), new IndexState($sql));
        $counts = new TermCounts($sql, $reader, -1);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$counts, 'recountOpeningTerms'], 10, 3);
        }
        add_action(JobIndex::CHANGED_ACTION, [$counts, 'updatePending'], 10, 0);
        add_action('shutdown', [$counts, 'updatePending'], 2);
        $taxonomy = get_taxonomy('job-category');
        self::assertInstanceOf(WP_Taxonomy::class, $taxonomy);
        $this->callback = $taxonomy->update_count_callback;
        $taxonomy->update_count_callback = $counts->update(...);
    }

    protected function tearDown(): void
    {
        $taxonomy = get_taxonomy('job-category');
        if ($taxonomy !== false && $this->callback !== null) {
            $taxonomy->update_count_callback = $this->callback;
        }
        parent::tearDown();
    }

    public function testCountsFollowEveryChange(): void
    {
        $id = $this->opening(['title' => 'A', 'status' => 'draft', 'specs' => ['job-category' => 'News']])->ID;
        $this->opening(['title' => 'B', 'specs' => ['job-category' => 'News']]);
        $this->opening(['title' => 'C', 'specs' => ['job-category' => 'News'], 'password' => 'secret']);
        $changes = [
            'publish' => [3, static fn () => wp_update_post(['ID' => $id, 'post_status' => 'publish'])],
            'close' => [2, static fn () => wp_update_post(['ID' => $id, 'post_status' => 'expired'])],
            'open' => [3, static fn () => wp_update_post(['ID' => $id, 'post_status' => 'publish'])],
            'hide' => [2, static fn () => update_post_meta($id, UnlistedField::KEY, 'exclude')],
            'show' => [3, static fn () => delete_post_meta($id, UnlistedField::KEY)],
            'password' => [3, static fn () => wp_update_post(['ID' => $id, 'post_password' => 'secret'])],
            'remove the term' => [2, static fn () => wp_remove_object_terms($id, 'news', 'job-category')],
            'add the term' => [3, static fn () => wp_set_object_terms($id, 'news', 'job-category')],
            'trash' => [2, static fn () => wp_trash_post($id)],
            'restore as a draft' => [2, static fn () => wp_untrash_post($id)],
            'publish again' => [3, static fn () => wp_update_post(['ID' => $id, 'post_status' => 'publish'])],
            'delete' => [2, static fn () => wp_delete_post($id, true)],
        ];
        foreach ($changes as $name => [$expected, $change]) {
            $change();
            do_action('shutdown');
            $term = get_term_by('slug', 'news', 'job-category');
            self::assertInstanceOf(WP_Term::class, $term);
            self::assertSame($expected, $term->count, $name);
            self::assertSame((string) $expected, $this->countPosts($term), $name);
        }
    }

    private function countPosts(WP_Term $term): ?string
    {
        /** @var \wpdb $wpdb */
        global $wpdb;

        return Sql::fromGlobal()->fetchValue(
            'SELECT COUNT(*) FROM %i p JOIN %i r ON r.object_id = p.ID AND r.term_taxonomy_id = %d'
            . " WHERE p.post_status = 'publish' AND p.ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s)",
            $wpdb->posts,
            $wpdb->term_relationships,
            $term->term_taxonomy_id,
            $wpdb->postmeta,
            UnlistedField::KEY,
        );
    }
}
