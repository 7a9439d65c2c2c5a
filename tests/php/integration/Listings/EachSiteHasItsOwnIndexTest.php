<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Wp\Index\IndexState;
use CourantDesk\Listings\Wp\Index\IndexTables;
use PHPUnit\Framework\Attributes\Group;

#[Group('multisite')]
final class EachSiteHasItsOwnIndexTest extends IndexCase
{
    public function testWhatIsPublishedOnOneSiteIsFoundThereOnly(): void
    {
        $site = wp_insert_site(['domain' => 'courant.example', 'path' => '/third/', 'title' => 'Third', 'user_id' => 1]);
        self::assertIsInt($site);
        $here = $this->opening(['title' => 'Comet'])->ID;
        $tables = (new IndexTables(Sql::open()))->docs();

        switch_to_blog($site);
        self::assertNotSame($tables, (new IndexTables(Sql::open()))->docs());
        self::assertTrue($this->builder()->step());
        self::assertTrue((new IndexState(Sql::open()))->isReady());
        self::assertSame(0, $this->tokens()->find($this->question('comet'))->total);
        $there = [$this->opening(['title' => 'Comet one'])->ID, $this->opening(['title' => 'Comet two'])->ID];
        self::assertSame(2, $this->tokens()->find($this->question('comet'))->total);
        self::assertSame([], array_diff($this->tokens()->find($this->question('comet'))->ids, $there));
        restore_current_blog();

        self::assertSame([$here], $this->tokens()->find($this->question('comet'))->ids);
    }
}
