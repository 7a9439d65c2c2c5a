<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Index\CommonBeginnings;
use CourantDesk\Listings\Wp\Index\IndexBuilder;
use CourantDesk\Listings\Wp\Index\IndexTables;

/** Beginnings of very many words have sets of their own: the same answers, and no row of a word read (issue 4). */
final class BeginningsOfWordsTest extends IndexCase
{
    private const ASKED = ['re', 'ref', 'ref1', 'ref12', 'ref2', 'op', 'opening', 'журн', 'third re', '寿'];

    public function testAnswersAreTheSameAndNoRowOfAWordIsRead(): void
    {
        $this->references(30);
        $this->builder()->rebuild();
        self::assertSame([], $this->kept());
        $before = $this->answers();

        $this->builder(dear: 8)->lookAfterBeginnings(null);

        self::assertContains('ref1', $this->kept());
        self::assertContains('журнали', $this->kept());
        self::assertNotContains('ref30', $this->kept());
        self::assertSame($before, $this->answers());
        $this->assertAllAgree('kept');
        // Without their rows words with a set are found all the same, and others are not.
        $sql = Sql::open();
        $sql->run("DELETE FROM %i WHERE token_id IN (SELECT id FROM %i WHERE name >= 'w' AND name < 'wz')", (new IndexTables($sql))->tokens(), (new IndexTables($sql))->words());
        self::assertSame(30, $this->tokens()->find($this->question('ref', hideExpired: false))->total);
        self::assertSame(0, $this->tokens()->find($this->question('ref30', hideExpired: false))->total);
    }

    public function testTheyAreKeptInStepWithOpenings(): void
    {
        $ids = $this->references(24);
        $this->builder(dear: 6)->rebuild();
        self::assertContains('ref1', $this->kept());
        $this->assertAllAgree('built');

        wp_update_post(['ID' => $ids[0], 'post_title' => 'Nothing of the kind', 'post_content' => 'журнал']);
        $this->assertAllAgree('an opening has lost its words');
        wp_update_post(['ID' => $ids[1], 'post_title' => 'Reference ref1 ref12 again', 'post_status' => 'expired']);
        $this->assertAllAgree('another one is closed');
        wp_delete_post($ids[2], true);
        wp_trash_post($ids[3]);
        $this->assertAllAgree('two are gone');
        $this->opening(['title' => 'Ref12 ref13', 'content' => '寿司']);
        $this->assertAllAgree('one has come');
        // More than one chunk of a bitmap.
        $this->opening(['title' => 'Ref14', 'import_id' => 140000]);
        $this->assertAllAgree('one of a far number has come');
    }

    public function testWhatIsDearNoLongerIsForgottenAndWhatBecameDearIsMade(): void
    {
        $ids = $this->references(24);
        $this->builder(dear: 6)->rebuild();
        $kept = $this->kept();
        $this->builder(dear: 6)->lookAfterBeginnings(null);
        self::assertSame($kept, $this->kept(), 'Looked at again, nothing changes.');

        foreach (array_slice($ids, 4) as $id) {
            wp_delete_post($id, true);
        }
        $this->builder(dear: 20)->lookAfterBeginnings(null);
        self::assertSame([], $this->kept());
        $this->assertAllAgree('forgotten');

        $this->references(24, 100);
        $this->builder(dear: 6)->lookAfterBeginnings(null);
        self::assertContains('ref1', $this->kept());
        $this->assertAllAgree('made again');
    }

    public function testItGoesOnInTheBackground(): void
    {
        $this->references(24);
        $this->builder()->rebuild();
        wp_clear_scheduled_hook(IndexBuilder::BEGINNINGS);

        $this->builder(dear: 6)->lookAfterBeginnings(0);

        self::assertSame([], $this->kept());
        self::assertNotFalse(wp_next_scheduled(IndexBuilder::BEGINNINGS));
        do_action(IndexBuilder::BEGINNINGS);
        $this->assertAllAgree('afterwards');
    }

    /** @return list<int> openings with a word each that no other has */
    private function references(int $number, int $from = 0): array
    {
        $ids = [];
        for ($one = $from + 1; $one <= $from + $number; $one++) {
            $title = $one % 3 === 0 ? "Third ref$one" : "Ref$one opening";
            $ids[] = $this->opening(['title' => $title, 'content' => "<p>журналист$one 寿司 rest$one</p>", 'status' => $one % 4 === 0 ? 'expired' : 'publish'])->ID;
        }

        return $ids;
    }

    private function assertAllAgree(string $about): void
    {
        foreach (self::ASKED as $asked) {
            $this->assertAgree($this->question($asked, perPage: 100), "$about: $asked");
            $this->assertAgree($this->question($asked, hideExpired: false, page: 2, perPage: 7, order: Order::Oldest), "$about: $asked, page 2", 0);
        }
    }

    /** @return array<string, list<int>> by search */
    private function answers(): array
    {
        $answers = [];
        foreach (self::ASKED as $asked) {
            $answers[$asked] = $this->tokens()->find($this->question($asked, perPage: 100, order: Order::Relevance))->ids;
        }

        return $answers;
    }

    /** @return list<string> the beginnings of words that have a set */
    private function kept(): array
    {
        $sql = Sql::open();
        $kept = array_filter(
            array_keys((new CommonBeginnings($sql, new IndexTables($sql)))->kept()),
            static fn (string $key): bool => str_starts_with($key, Key::beginning(Key::word('')))
        );
        sort($kept);

        return array_map(static fn (string $key): string => (string) hex2bin(substr($key, 2)), $kept);
    }
}
