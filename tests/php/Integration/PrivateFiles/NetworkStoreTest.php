<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\KeyRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantTests\Support\PrivateFiles\StoreTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that sites of a network share a folder, each with a separate subfolder. */
#[Group('multisite')]
final class NetworkStoreTest extends StoreTestCase
{
    public function testACopiedSiteOfANetworkDoesNotDeleteFilesOfTheSiteItWasCopiedFrom(): void
    {
        $kept = $this->storeFile('first');
        $row = $this->sql()->fetchRows('SELECT * FROM %i WHERE id = %d', $this->sql()->table('files'), $kept->id)[0];
        $owner = get_option(StoreOwnership::OPTION);
        $secret = get_option(KeyRepository::OPTION);
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1]
        );
        self::assertIsInt($site);

        switch_to_blog($site);
        // Copies the tables with all rows, like a tool that clones a site.
        $this->sql()->insert($this->sql()->table('files'), $row);
        $this->restoreOption(StoreOwnership::OPTION, $owner);
        $this->restoreOption(KeyRepository::OPTION, $secret);
        $own = $this->storeFile('second');
        $copied = $this->module()->store()->find($kept->id);
        self::assertNotNull($copied);
        self::assertSame('first', implode('', [...$this->module()->store()->read($copied)]));
        $this->module()->store()->delete($copied);
        $this->module()->store()->deleteAbandoned();
        self::assertStringStartsWith("$site/", $own->storedName);
        self::assertSame('second', implode('', [...$this->module()->store()->read($own)]));
        restore_current_blog();

        self::assertFileExists(COURANT_PRIVATE_DIR . "/$kept->storedName");
        self::assertFalse($this->module()->locations()->needsDecision());
    }

    public function testADeletedSiteLeavesNoFilesAndNoTables(): void
    {
        $kept = $this->storeFile('first');
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => '/gone/', 'title' => 'Gone', 'user_id' => 1]
        );
        self::assertIsInt($site);
        switch_to_blog($site);
        $deleted = $this->storeFile('second');
        $tables = $this->sql()->tablePrefixOfSite($site);
        restore_current_blog();
        self::assertFileExists(COURANT_PRIVATE_DIR . "/$deleted->storedName");

        wp_update_site($site, ['archived' => 1]);
        self::assertFileExists(COURANT_PRIVATE_DIR . "/$deleted->storedName", 'Archiving deletes nothing.');
        wp_delete_site($site);

        self::assertFileDoesNotExist(COURANT_PRIVATE_DIR . "/$deleted->storedName");
        self::assertFileExists(COURANT_PRIVATE_DIR . "/$kept->storedName");
        self::assertSame([], $this->sql()->fetchColumn('SHOW TABLES LIKE %s', addcslashes($tables, '_%') . '%'));
        self::assertNotSame([], $this->sql()->fetchColumn('SHOW TABLES LIKE %s', $this->sql()->table('files')));
    }

    private function storeFile(string $content): StoredFile
    {
        return $this->module()->store()
            ->save(new IncomingFile("$content.pdf", $this->file($content, $content), strlen($content)), 'awsm_file');
    }
}
