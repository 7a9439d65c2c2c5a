<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Http\StaleReadPrevention;
use CourantDesk\SearchIndex\Storage\CacheVersion;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\StaleCacheGuard;
use CourantTests\Support\SearchIndex\LaggingDatabase;
use CourantTests\Support\SiteTestCase;

/** The server of a request on a site with replicas (HyperDB, LudicrousDB). */
final class ReplicaLagTest extends SiteTestCase
{
    private ?bool $hadCache = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->hadCache = wp_using_ext_object_cache(true);
        wp_set_current_user(0);
    }

    protected function tearDown(): void
    {
        wp_using_ext_object_cache($this->hadCache === true);
        parent::tearDown();
    }

    public function testVisitorsReadFromAReplicaThatHasAllWrites(): void
    {
        $database = LaggingDatabase::create(0);
        wp_cache_set('writes', $this->writes(), CacheVersion::GROUP);
        $this->start($database);
        self::assertFalse($database->readsFromPrimary);
    }

    public function testVisitorsReadFromThePrimaryServerWhileTheReplicaLacksAWrite(): void
    {
        $database = LaggingDatabase::create(1);
        wp_cache_set('writes', $this->writes(), CacheVersion::GROUP);
        wp_cache_set('kept', 'value');
        $this->start($database);
        self::assertTrue($database->readsFromPrimary);
        self::assertSame('value', wp_cache_get('kept'), 'The cache is current, and is not flushed.');
    }

    public function testVisitorsReadFromThePrimaryServerWhenTheCacheIsEmptyOrMissing(): void
    {
        $database = LaggingDatabase::create(1);
        wp_cache_delete('writes', CacheVersion::GROUP);
        $this->start($database);
        self::assertTrue($database->readsFromPrimary);
        self::assertSame($this->writes(), wp_cache_get('writes', CacheVersion::GROUP));

        $database = LaggingDatabase::create(0);
        wp_using_ext_object_cache(false);
        $this->start($database);
        self::assertTrue($database->readsFromPrimary);
    }

    public function testACacheThatMissedWritesIsFlushed(): void
    {
        wp_cache_set('writes', $this->writes() - 1, CacheVersion::GROUP);
        wp_cache_set('outdated', 'value');
        $this->start(LaggingDatabase::create(0));
        self::assertFalse(wp_cache_get('outdated'));
    }

    public function testUsersReadFromThePrimaryServer(): void
    {
        $this->signIn('author');
        $database = LaggingDatabase::create(0);
        wp_cache_set('writes', $this->writes(), CacheVersion::GROUP);
        $this->start($database);
        self::assertTrue($database->readsFromPrimary);
    }

    public function testAnApplicationIsCheckedOnThePrimaryServer(): void
    {
        $database = LaggingDatabase::create(0);
        wp_cache_set('writes', $this->writes(), CacheVersion::GROUP);
        $sql = new Sql($database);
        (new StaleReadPrevention($sql, new StaleCacheGuard(new IndexTables($sql))))->checkSubmission();
        self::assertTrue($database->readsFromPrimary);
    }

    private function start(LaggingDatabase $database): void
    {
        $sql = new Sql($database);
        (new StaleReadPrevention($sql, new StaleCacheGuard(new IndexTables($sql))))->chooseServer();
    }

    private function writes(): int
    {
        return (new IndexTables(Sql::fromGlobal()))->countWrites();
    }
}
