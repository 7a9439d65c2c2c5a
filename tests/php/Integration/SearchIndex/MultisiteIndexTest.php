<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use PHPUnit\Framework\Attributes\Group;

#[Group('multisite')]
final class MultisiteIndexTest extends IndexCase
{
    public function testOpeningsAreFoundOnTheirOwnSiteOnly(): void
    {
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => '/third/', 'title' => 'Third', 'user_id' => 1]
        );
        self::assertIsInt($site);
        $here = $this->opening(['title' => 'Comet'])->ID;
        $tables = (new IndexTables(Sql::fromGlobal()))->docs();

        switch_to_blog($site);
        self::assertNotSame($tables, (new IndexTables(Sql::fromGlobal()))->docs());
        self::assertTrue($this->builder()->runStep());
        self::assertTrue((new IndexState(Sql::fromGlobal()))->isReady());
        self::assertSame(0, $this->tokens()->find($this->query('comet'))->total);
        $openings = [$this->opening(['title' => 'Comet one'])->ID, $this->opening(['title' => 'Comet two'])->ID];
        self::assertSame(2, $this->tokens()->find($this->query('comet'))->total);
        self::assertSame([], array_diff($this->tokens()->find($this->query('comet'))->ids, $openings));
        restore_current_blog();

        self::assertSame([$here], $this->tokens()->find($this->query('comet'))->ids);
    }
}
