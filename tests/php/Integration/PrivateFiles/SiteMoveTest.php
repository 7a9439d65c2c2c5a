<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantTests\Support\PrivateFiles\StoreTestCase;

/** Tests that files and signed links survive new salts and a new domain, and that Site Health reports them. */
final class SiteMoveTest extends StoreTestCase
{
    public function testNewSaltsChangeNeitherFilesNorLinks(): void
    {
        $application = $this->submitOne();
        $before = $this->links($application);
        $salts = static fn (): string => 'new-salt';
        add_filter('salt', $salts);

        self::assertSame('new-salt', wp_salt('secure_auth'));
        self::assertSame($before, $this->links($application));
        self::assertSame(self::PDF, $this->contentOf($application));
        $this->assertHealth('good', '');
        remove_filter('salt', $salts);
    }

    public function testALinkIsValidAfterANewKey(): void
    {
        $keys = $this->module()->keys();
        $signature = $keys->downloadSignature()->create(3, 4, 5);
        $keys->rotate();

        self::assertNotSame($signature, $keys->downloadSignature()->create(3, 4, 5));
        self::assertTrue($keys->downloadSignature()->isValid($signature, 3, 4, 5));
        self::assertFalse($keys->downloadSignature()->isValid($signature, 3, 4, 6));
    }

    public function testANewDomainIsReportedInSiteHealthWithTheDecision(): void
    {
        $this->setHome('https://old-name.example');
        $application = $this->submitOne();
        $before = $this->links($application);

        $this->setHome('https://new-name.example');

        $this->assertHealth('critical', 'old-name.example');
        self::assertSame(self::PDF, $this->contentOf($application), 'can be read before the decision');
        $this->decide(OwnershipDecision::SameSite);
        $this->assertHealth('good', '');
        self::assertSame($before, $this->links($application));
    }

    public function testABackupThatWasRestoredIsReportedInSiteHealth(): void
    {
        $this->submitOne();
        $options = [];
        foreach ([StoreOwnership::OPTION, StoreOwnership::GENERATION_OPTION, StoreOwnership::STATE_OPTION] as $name) {
            $options[$name] = get_option($name);
        }
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'b@courant.example']);
        foreach ($options as $name => $value) {
            $this->restoreOption($name, $value);
        }

        $this->assertHealth('critical', 'restored from a backup');
        $this->decide(OwnershipDecision::RestoredBackup);
        $this->assertHealth('good', '');
    }

    private function submitOne(): int
    {
        $this->submit($this->opening()->ID);

        return $this->applications()[0];
    }

    /** @return list<string> queries of the links to a file and to the applicant portal; the test site has a WP_HOME */
    private function links(int $application): array
    {
        $file = $this->module()->store()->findByApplication($application)[0];
        $reference = $this->text($application, 'courant_reference');
        self::assertNotSame('', $reference);

        return array_map(static fn (string $url): string => (string) wp_parse_url($url, PHP_URL_QUERY), [
            $this->module()->signedUrl($file->id, $application, 2_000_000_000),
            $this->applicationsFactory()->portalUrl($application, $reference),
        ]);
    }

    private function assertHealth(string $status, string $text): void
    {
        $module = $this->module();
        $result = (new StoreHealth(
            $module->keys(), CipherSuite::forServer(), $module->locations(), $module->repository(), $module->problems(),
        ))->test();
        $description = is_string($result['description'] ?? null) ? $result['description'] : '';

        self::assertSame($status, $result['status'] ?? '', $description);
        if ($text !== '') {
            self::assertStringContainsString($text, $description);
            self::assertStringContainsString(esc_url(FilesScreen::url()), $description);
        }
    }
}
