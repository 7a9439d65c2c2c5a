<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Storage\KeyStore;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantTests\Support\Applications\StoreTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Sites of a network share a folder, each with a folder of its own in it. */
#[Group('multisite')]
final class StoresOfANetworkTest extends StoreTestCase
{
    public function testACopiedSiteOfANetworkDoesNotDeleteFilesOfTheSiteItWasCopiedFrom(): void
    {
        $kept = $this->keep('first');
        $row = $this->sql()->rows('SELECT * FROM %i WHERE id = %d', $this->sql()->table('files'), $kept->id)[0];
        $owner = get_option(StoreOwnership::OPTION);
        $secret = get_option(KeyStore::OPTION);
        $site = wp_insert_site(['domain' => 'courant.example', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1]);
        self::assertIsInt($site);

        switch_to_blog($site);
        // As a tool that copies a site does: the tables with all that is in them.
        $this->sql()->insert($this->sql()->table('files'), $row);
        $this->restoreOption(StoreOwnership::OPTION, $owner);
        $this->restoreOption(KeyStore::OPTION, $secret);
        $own = $this->keep('second');
        $copied = $this->module()->store()->find($kept->id);
        self::assertNotNull($copied);
        self::assertSame('first', implode('', [...$this->module()->store()->read($copied)]));
        $this->module()->store()->discard($copied);
        $this->module()->store()->sweep();
        self::assertStringStartsWith("$site/", $own->storedName);
        self::assertSame('second', implode('', [...$this->module()->store()->read($own)]));
        restore_current_blog();

        self::assertFileExists(COURANT_PRIVATE_DIR . "/$kept->storedName");
        self::assertFalse($this->module()->locations()->needsDecision());
    }

    private function keep(string $content): \CourantDesk\PrivateFiles\Domain\StoredFile
    {
        return $this->module()->store()->keep(new IncomingFile("$content.pdf", $this->file($content, $content), strlen($content)), 'awsm_file');
    }
}
