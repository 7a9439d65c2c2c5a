<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\PrivateFilesModule;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantTests\Support\PrivateFiles\StoreTestCase;

/**
 * Tests that a store is changed only by the site that owns it: clones, moves, restored backups and two sites with
 * one folder.
 */
final class StoreOwnershipTest extends StoreTestCase
{
    public function testEachWriteRaisesTheGenerationOfDatabaseAndMarker(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening);
        $first = $this->generations();
        $this->submit($opening, ['awsm_applicant_email' => 'b@courant.example']);
        $second = $this->generations();

        self::assertSame($first[0], $first[1]);
        self::assertSame([$first[0] + 1, $first[0] + 1], $second);
        self::assertSame(OwnershipState::Owned, $this->module()->ownership()->verify(COURANT_PRIVATE_DIR));
    }

    public function testACloneThatSharesTheFolderChangesNothingInItAndStillAcceptsApplications(): void
    {
        $this->submit($this->opening()->ID);
        [$application] = $this->applications();
        $unknownFile = $this->createUnknownFile();
        $before = $this->snapshot();
        $production = get_option(StoreOwnership::OPTION);
        $home = $this->home();

        // A copy of the database with another URL, on the same disk.
        $this->setHome('https://staging.courant.example');
        self::assertTrue($this->module()->locations()->needsDecision());
        self::assertSame(OwnershipState::Moved, $this->module()->ownership()->lastState());
        $this->submit($this->opening()->ID, [
            'awsm_applicant_email' => 'clone@courant.example',
        ], 'cv.pdf', self::PDF . 'clone');
        $received = $this->applications()[1];
        self::assertSame(self::PDF . 'clone', $this->contentOf($received));
        self::assertSame(self::PDF, $this->contentOf($application), 'production\'s files are read');
        $this->module()->store()->deleteAbandoned();
        wp_delete_post($application, true);
        $this->module()->store()->deleteAbandoned();
        self::assertSame($before, $this->snapshot());
        self::assertFileExists($unknownFile);

        $this->decide(OwnershipDecision::Copy);
        self::assertFalse($this->module()->locations()->needsDecision());
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'clone2@courant.example']);
        $this->module()->store()->deleteAbandoned();
        self::assertSame($before, $this->snapshot());
        $own = $this->module()->store()->findByApplication($received)[0];
        wp_delete_post($received, true);
        self::assertFalse($this->module()->createContent()->exists($own), 'its own files it deletes');
        self::assertSame($before, $this->snapshot());
        (new PrivateFilesModule($this->applicationsFactory()->kernel, $this->module()))->uninstall();
        self::assertSame($before, $this->snapshot(), 'uninstalling the copy leaves production\'s files');

        $this->restoreOption(StoreOwnership::OPTION, $production);
        $this->restoreOption(StoreOwnership::GENERATION_OPTION, '1000');
        $this->setHome($home);
        self::assertFalse($this->module()->locations()->needsDecision(), 'production notices nothing');
    }

    public function testACloneWithACopiedFolderRequestsADecisionAndCanTakeOverItsCopy(): void
    {
        $this->submit($this->opening()->ID);
        [$application] = $this->applications();
        $copy = $this->copyOfTheStore();
        $this->setHome('https://staging.courant.example');

        self::assertTrue($this->module($copy)->locations()->needsDecision());
        $this->decide(OwnershipDecision::SameSite, $copy);

        self::assertFalse($this->module($copy)->locations()->needsDecision());
        $file = $this->module($copy)->store()->findByApplication($application)[0];
        // In the copy's configured folder there are no files of production, where nothing may be deleted.
        $this->module($copy)->store()->delete($file);
        self::assertFileDoesNotExist("$copy/$file->storedName");
        self::assertFileExists(COURANT_PRIVATE_DIR . "/$file->storedName");
    }

    public function testARestoredDatabaseKeepsUnknownFiles(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening);
        $backup = get_option(StoreOwnership::GENERATION_OPTION);
        $this->submit($opening, ['awsm_applicant_email' => 'later@courant.example']);
        $later = $this->module()->store()->findByApplication($this->applications()[1])[0];
        $row = $this->sql()->fetchRows('SELECT * FROM %i WHERE id = %d', $this->sql()->table('files'), $later->id)[0];
        $path = COURANT_PRIVATE_DIR . "/$later->storedName";
        touch($path, time() - 2 * self::HOUR);
        // The database as it was before the second application.
        $this->sql()->execute('DELETE FROM %i WHERE id = %d', $this->sql()->table('files'), $later->id);
        $this->restoreOption(StoreOwnership::GENERATION_OPTION, is_scalar($backup) ? (string) $backup : '');
        $before = $this->snapshot();

        self::assertTrue($this->module()->locations()->needsDecision());
        for ($n = 0; $n < 3; $n++) {
            $this->submit($opening, ['awsm_applicant_email' => "new$n@courant.example"], 'cv.pdf', self::PDF . $n);
            $this->module()->store()->deleteAbandoned();
        }
        self::assertTrue($this->module()->locations()->needsDecision(), 'new files do not replace the decision');
        self::assertSame(OwnershipState::Restored, $this->module()->ownership()->lastState());
        self::assertSame($before, $this->snapshot());

        $this->decide(OwnershipDecision::RestoredBackup);
        self::assertFalse($this->module()->locations()->needsDecision());
        $this->module()->store()->deleteAbandoned();
        self::assertFileExists($path, 'unknown files are kept');
        $this->submit($opening, ['awsm_applicant_email' => 'after@courant.example']);
        self::assertFalse($this->module()->locations()->needsDecision());

        $this->module()->ownership()->releaseRetainedFiles();
        $this->unknownFiles('now')->run();
        self::assertFileDoesNotExist($path);
        $quarantined = $this->quarantined();
        self::assertCount(1, $quarantined);
        // A newer backup that contains the row of the file is restored.
        $this->sql()->insert($this->sql()->table('files'), $row);
        $this->unknownFiles('+29 days')->run();
        self::assertFileExists($path, 'it is restored');
        self::assertSame([], $this->quarantined());
    }

    public function testAMoveToAnotherDomainKeepsTheFiles(): void
    {
        $this->submit($this->opening()->ID);
        [$application] = $this->applications();
        $file = $this->module()->store()->findByApplication($application)[0];
        $this->setHome('https://new-name.example');
        self::assertTrue($this->module()->locations()->needsDecision());
        $this->submit($this->opening()->ID, [
            'awsm_applicant_email' => 'b@courant.example',
        ], 'cv.pdf', self::PDF . 'between');
        $between = $this->applications()[1];

        $this->decide(OwnershipDecision::SameSite);

        self::assertFalse($this->module()->locations()->needsDecision());
        self::assertSame(COURANT_PRIVATE_DIR, $this->module()->locations()->current()->path());
        self::assertSame(self::PDF . 'between', $this->contentOf($between));
        wp_delete_post($application, true);
        self::assertFileDoesNotExist(COURANT_PRIVATE_DIR . "/$file->storedName");
        $own = $this->module()->store()->findByApplication($between)[0];
        wp_delete_post($between, true);
        self::assertFalse($this->module()->createContent()->exists($own), 'also in the folder for the time between');
    }

    public function testSchemeWwwAndFiltersOfTheUrlAreNoMove(): void
    {
        $this->setHome('https://www.courant.example');
        $this->submit($this->opening()->ID);
        foreach (['http://www.courant.example', 'https://courant.example/', 'https://COURANT.example:443'] as $url) {
            $this->setHome($url);
            self::assertFalse($this->module()->locations()->needsDecision(), $url);
        }
        $german = static fn (): string => 'https://de.courant-jobs.example';
        add_filter('option_home', $german);
        add_filter('home_url', $german);
        self::assertFalse($this->module()->locations()->needsDecision(), 'a language\'s domain');
        remove_filter('option_home', $german);
    }

    public function testTwoSitesWithTheSameFolderDoNotChangeEachOthersFiles(): void
    {
        $this->submit($this->opening()->ID);
        [$application] = $this->applications();
        $first = $this->module()->store()->findByApplication($application)[0];
        $before = $this->snapshot();
        // Another installation: its own database, so its own ID, and no rows of the first one's files.
        foreach ([StoreOwnership::OPTION, StoreOwnership::GENERATION_OPTION, StoreOwnership::STATE_OPTION] as $option) {
            delete_option($option);
        }
        $this->sql()
            ->execute('UPDATE %i SET application_id = 0 WHERE id = %d', $this->sql()->table('files'), $first->id);
        touch(COURANT_PRIVATE_DIR . "/$first->storedName", 1);

        $this->submit($this->opening()->ID, [
            'awsm_applicant_email' => 'b@courant.example',
        ], 'cv.pdf', self::PDF . 'second');
        $this->sql()->execute('UPDATE %i SET created = 0 WHERE id = %d', $this->sql()->table('files'), $first->id);
        $this->module()->store()->deleteAbandoned();

        self::assertSame(OwnershipState::Foreign, $this->module()->ownership()->lastState());
        self::assertSame($before, $this->snapshot());
        self::assertSame(self::PDF . 'second', $this->contentOf($this->applications()[1]));
    }

    public function testACopyOfAnUndecidedCopyGetsAnotherFolder(): void
    {
        $this->submit($this->opening()->ID);
        $this->setHome('https://staging.courant.example');
        $staging = $this->module()->locations()->current();
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'b@courant.example']);
        $this->setHome('https://staging2.courant.example');
        $second = $this->module()->locations()->current();

        self::assertNotSame($staging->path(), $second->path());
        self::assertStringStartsWith(COURANT_PRIVATE_DIR . '/site-', $second->path());
    }

    public function testAnInterruptedMarkerLeavesTheOneBefore(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening);
        $this->submit($opening, ['awsm_applicant_email' => 'b@courant.example']);
        $newest = COURANT_PRIVATE_DIR . '/1/owner-' . ($this->generations()[0] % 2) . '.json';
        file_put_contents($newest, substr((string) file_get_contents($newest), 0, 20));

        self::assertFalse($this->module()->locations()->needsDecision());
    }

    public function testAStoreWithoutMarkerIsTakenOver(): void
    {
        $this->submit($this->opening()->ID);
        foreach ((array) glob(COURANT_PRIVATE_DIR . '/1/owner-*.json') as $file) {
            unlink((string) $file);
        }
        delete_option(StoreOwnership::OPTION);
        $file = $this->module()->store()->findByApplication($this->applications()[0])[0];

        self::assertFalse($this->module()->locations()->needsDecision());
        wp_delete_post($this->applications()[0], true);
        self::assertFileDoesNotExist(COURANT_PRIVATE_DIR . "/$file->storedName");
    }
}
