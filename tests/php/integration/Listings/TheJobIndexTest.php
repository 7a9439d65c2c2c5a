<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Wp\Index\IndexBuilder;
use CourantDesk\Listings\Wp\Index\IndexState;
use CourantDesk\Listings\Wp\Index\IndexTables;
use CourantTests\unit\Listings\ForTheFortyQuestions;

require_once __DIR__ . '/../../unit/Listings/ForTheFortyQuestions.php';

/** The job index answers as WordPress's own tables do, only faster (design, decision 17). */
final class TheJobIndexTest extends IndexCase
{
    private const WORDS = ['anchor', 'basil', 'comet', 'dahlia', 'ember', 'fjord', 'glacier', 'harvest', 'island', 'jigsaw', 'kettle', 'lantern'];

    public function testItIsBuiltWhenThePluginIsInstalled(): void
    {
        self::assertTrue((new IndexState(Sql::open()))->isReady());
    }

    public function testTheFortyQuestionsFindWhatTheyShould(): void
    {
        // Only who may write markup can hide words in it.
        $this->signIn();
        $names = [];
        foreach (ForTheFortyQuestions::openings() as $name => [$title, $content, $place]) {
            $names[$this->opening(['title' => $title, 'content' => $content, 'specs' => ['job-location' => [$place]]])->ID] = $name;
        }
        foreach (ForTheFortyQuestions::questions() as [$asked, $expected]) {
            sort($expected);
            foreach (['index' => $this->tokens(), 'posts' => $this->posts()] as $name => $adapter) {
                $found = array_map(static fn (int $id): string => $names[$id], $adapter->find($this->question($asked, perPage: 100))->ids);
                sort($found);
                self::assertSame($expected, $found, "$asked ($name)");
            }
        }
    }

    public function testBothAdaptersAgreeOnATableOfQuestions(): void
    {
        $this->openings(25);
        $this->opening(['title' => 'Closed Comet', 'status' => 'expired', 'date' => '2020-01-01 00:00:00', 'specs' => ['job-category' => ['Sales']]]);
        $this->opening(['title' => 'Hidden Comet', 'status' => 'draft']);
        $this->opening(['title' => 'Secret Comet', 'password' => 'x']);
        $sales = $this->termOf('job-category', 'Sales');
        $design = $this->termOf('job-category', 'Design');
        $berlin = $this->termOf('job-location', 'Berlin');
        $table = [
            'all' => $this->question(),
            'the second page' => $this->question(page: 2),
            'the last page' => $this->question(page: 3),
            'behind the last page' => $this->question(page: 40),
            'the oldest first' => $this->question(order: Order::Oldest, page: 2, perPage: 7),
            'with the expired' => $this->question(hideExpired: false, perPage: 100),
            'one term' => $this->question(terms: ['job-category' => [$sales]]),
            'one term or another' => $this->question(terms: ['job-category' => [$sales, $design]]),
            'terms of two specifications' => $this->question(terms: ['job-category' => [$design], 'job-location' => [$berlin]]),
            'an empty choice' => $this->question(terms: ['job-category' => []]),
            'a word' => $this->question('opening'),
            'a word of a text' => $this->question('third', terms: ['job-category' => [$sales]]),
            'a name of a term' => $this->question('КИЇВ'),
            'the beginning of a name of a term' => $this->question('berl'),
            'two words' => $this->question('third opening', page: 2, perPage: 3),
            'a word nobody has' => $this->question('zeppelin'),
            'a word of what is hidden' => $this->question('comet'),
            'no word at all' => $this->question('%_%'),
        ];
        foreach ($table as $about => $question) {
            $this->assertAgree($question, $about);
            $this->assertAgree($question, "$about, walking a list", 0);
            $this->assertFacetsAgree($question, "$about, facets");
        }
        $this->assertCountsAgree('counts');
    }

    public function testWhatIsOverIsHiddenThoughCronIsLate(): void
    {
        $tomorrow = $this->now->modify('+1 day');
        $this->opening(['title' => 'Comet', 'meta' => ['courant_closing_at' => $tomorrow->format('Y-m-d\TH:i')], 'specs' => ['job-category' => ['Sales']]]);
        $this->opening(['title' => 'Comet', 'specs' => ['job-category' => ['Sales']]]);
        self::assertSame(2, $this->tokens()->find($this->question('comet'))->total);

        $this->now = $this->now->modify('+3 days');

        self::assertSame(1, $this->tokens()->find($this->question('comet'))->total);
        self::assertSame(2, $this->tokens()->find($this->question('comet', hideExpired: false))->total);
        $this->assertAgree($this->question('comet'), 'late');
        $this->assertCountsAgree('late');
    }

    public function testItIsKeptInStepWithWhateverChangesOpenings(): void
    {
        $this->openings(60);
        $this->builder(10)->rebuild();
        mt_srand(20261121);
        $ids = $this->tokens()->find($this->question(perPage: 100))->ids;
        foreach (range(1, 200) as $number) {
            $ids[] = $this->opening($this->someOpening($number))->ID;
        }
        foreach (range(1, 150) as $round) {
            $this->change($ids[mt_rand(0, count($ids) - 1)], $round);
            if ($round % 10 === 0) {
                $this->compare("round $round", 4);
            }
        }
        wp_update_term($this->term('job-type', 'Type 1')->term_id, 'job-type', ['name' => 'Quokka']);
        $this->assertAgree($this->question('quokka', perPage: 100), 'a term with another name');
        wp_delete_term($this->term('job-type', 'Type 2')->term_id, 'job-type');
        $this->compare('a term is gone', 10);
        $this->builder(25)->rebuild();
        $this->compare('made anew', 20);
        self::assertSame(0, $this->builder()->repair());
    }

    public function testWhatWasWrittenPastWordPressIsRepaired(): void
    {
        $this->openings(4);
        $ids = $this->posts()->find($this->question())->ids;
        $sql = Sql::open();
        $sql->run("UPDATE %i SET post_status = 'expired' WHERE ID = %d", $sql->core('posts'), $ids[0]);
        $sql->run('DELETE FROM %i WHERE ID = %d', $sql->core('posts'), $ids[1]);
        $sql->run('DELETE FROM %i WHERE job_id = %d', (new IndexTables($sql))->docs(), $ids[2]);
        wp_cache_flush();

        $sql->run('DELETE FROM %i WHERE job_id = %d', (new IndexTables($sql))->tokens(), $ids[2]);
        self::assertSame(3, $this->builder()->repair());
        self::assertFalse((new IndexState($sql))->isReady(), 'What was deleted past WordPress is still counted: it is built anew.');
        $this->assertAgree($this->question('opening'), 'put right');
        do_action(IndexBuilder::EVENT);
        self::assertTrue((new IndexState($sql))->isReady());
        self::assertSame(0, $this->builder()->repair());
        $this->assertCountsAgree('built anew');

        $this->assertAgree($this->question('opening'), 'repaired');
    }

    public function testUntilItIsBuiltOpeningsAreFoundAsBefore(): void
    {
        (new IndexState(Sql::open()))->forget();
        $this->openings(3);
        $html = do_shortcode('[awsmjobs]');
        (new IndexState(Sql::open()))->begin();
        $this->opening(['title' => 'Opening 4', 'date' => '2001-01-01 00:00:00']);
        $meanwhile = do_shortcode('[awsmjobs]');
        do_action('courant_desk_reindex');

        self::assertSame(self::named(1, 2, 3), self::titles($html));
        self::assertSame(self::named(1, 2, 3, 4), self::titles($meanwhile));
        self::assertTrue((new IndexState(Sql::open()))->isReady());
        $this->assertAgree($this->question('opening'), 'built');
    }

    public function testAFailureOfTheIndexNeverCostsASave(): void
    {
        $sql = Sql::open();
        $tables = new IndexTables($sql);
        $tables->drop();

        $post = $this->opening(['title' => 'Comet']);

        self::assertSame('publish', get_post_status($post));
        self::assertFalse((new IndexState(Sql::open()))->isReady());
        self::assertNotFalse(wp_next_scheduled('courant_desk_build_index'));
        do_action('courant_desk_build_index');
        self::assertSame([$post->ID], $this->tokens()->find($this->question('comet'))->ids);
    }

    private function compare(string $about, int $times): void
    {
        for ($time = 0; $time < $times; $time++) {
            $terms = [];
            foreach (self::TAXONOMIES as $taxonomy) {
                if (mt_rand(0, 3) === 0) {
                    $all = (new TaxonomySpecifications())->terms($taxonomy);
                    shuffle($all);
                    $terms[$taxonomy] = array_slice($all, 0, mt_rand(1, 2));
                }
            }
            $words = [];
            for ($word = mt_rand(0, 3); $word > 1; $word--) {
                $words[] = self::WORDS[mt_rand(0, 11)];
            }
            $search = implode(' ', $words);
            $search = mt_rand(0, 1) === 0 ? $search : substr($search, 0, max(0, strlen($search) - 2));
            $order = mt_rand(0, 1) === 0 ? Order::Newest : Order::Oldest;
            $question = $this->question($search, $terms, mt_rand(1, 6), mt_rand(1, 20), $order, mt_rand(0, 2) > 0);
            $this->assertAgree($question, "$about: $search", mt_rand(0, 1) * 400);
        }
        $this->assertCountsAgree($about);
    }

    private function change(int $id, int $round): void
    {
        match ($round % 9) {
            0 => wp_update_post(['ID' => $id, 'post_title' => $this->words(3)]),
            1 => wp_update_post(['ID' => $id, 'post_content' => $this->words(5)]),
            2 => wp_update_post(['ID' => $id, 'post_status' => ['publish', 'expired', 'draft', 'private'][mt_rand(0, 3)]]),
            3 => wp_set_object_terms($id, [$this->term('job-type', 'Type ' . mt_rand(1, 4))->term_id], 'job-type', mt_rand(0, 1) === 0),
            4 => wp_update_post(['ID' => $id, 'post_date' => $this->date(), 'post_date_gmt' => '', 'edit_date' => true]),
            5 => wp_update_post(['ID' => $id, 'post_password' => ['', 'secret'][mt_rand(0, 1)]]),
            6 => wp_remove_object_terms($id, [$this->term('job-type', 'Type 1')->term_id], 'job-type'),
            7 => update_post_meta($id, 'awsm_pro_exclude_job', ['', 'exclude'][mt_rand(0, 1)]),
            default => mt_rand(0, 1) === 0 ? wp_trash_post($id) : wp_delete_post($id, true),
        };
    }

    /** @return array<string, mixed> */
    private function someOpening(int $number): array
    {
        return [
            'title' => $this->words(2),
            'content' => '<p>' . $this->words(4) . '</p>',
            'date' => $this->date(),
            'status' => $number % 5 === 0 ? 'expired' : 'publish',
            'specs' => ['job-type' => ['Type ' . mt_rand(1, 4)], 'job-category' => [mt_rand(0, 1) === 0 ? 'Sales' : 'Design']],
        ];
    }

    private function words(int $number): string
    {
        return implode(' ', array_map(static fn (): string => self::WORDS[mt_rand(0, 11)], range(1, $number)));
    }

    /** Few enough days that several openings share one. */
    private function date(): string
    {
        return gmdate('Y-m-d H:i:s', 1700000000 - mt_rand(1, 60) * 86400);
    }
}
