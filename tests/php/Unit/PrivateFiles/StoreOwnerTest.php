<?php

declare(strict_types=1);

namespace CourantTests\Unit\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\Domain\SiteUrl;
use CourantDesk\PrivateFiles\Domain\StoreMarker;
use CourantDesk\PrivateFiles\Domain\StoreOwner;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

#[Group('once')]
final class StoreOwnerTest extends TestCase
{
    private const SITE = '0123456789abcdef0123456789abcdef';

    /** @return iterable<string, array{string, string, bool}> */
    public static function urls(): iterable
    {
        yield 'the same' => ['https://example.com', 'https://example.com', true];
        yield 'another scheme' => ['https://example.com', 'http://example.com/', true];
        yield 'with www' => ['https://www.example.com', 'https://example.com', true];
        yield 'upper case and a trailing dot' => ['https://Example.COM.', 'https://example.com', true];
        yield 'a standard port' => ['https://example.com:443', 'http://example.com:80', true];
        yield 'another port of a development server' => ['http://localhost:8881', 'http://localhost:9000', true];
        yield 'another port' => ['https://example.com', 'https://example.com:8443', false];
        yield 'another subdomain' => ['https://example.com', 'https://staging.example.com', false];
        yield 'another folder' => ['https://example.com', 'https://example.com/staging', false];
        yield 'a folder with and without a slash' => ['https://example.com/jobs', 'https://example.com/jobs/', true];
        yield 'another domain' => ['https://example.com', 'https://example.org', false];
    }

    #[DataProvider('urls')]
    public function testUrlsOfOneSite(string $first, string $second, bool $isSame): void
    {
        self::assertSame($isSame, SiteUrl::fromUrl($first)->value === SiteUrl::fromUrl($second)->value);
        self::assertSame($isSame, StoreOwner::create(SiteUrl::fromUrl($first))->matchesUrl(SiteUrl::fromUrl($second)));
    }

    public function testAUrlWithoutAHostIsNotCompared(): void
    {
        self::assertTrue(SiteUrl::fromUrl('https://')->isUnknown());
        self::assertTrue(StoreOwner::create(SiteUrl::fromUrl('https://example.com'))->matchesUrl(SiteUrl::fromUrl('')));
    }

    /** @return iterable<string, array{StoreMarker|null, string, int, OwnershipState}> */
    public static function comparisons(): iterable
    {
        $marker = static fn (string $url, int $generation, string $site = self::SITE): StoreMarker
            => new StoreMarker($site, $url, $generation);
        yield 'agreeing' => [$marker('example.com', 7), 'https://example.com', 7, OwnershipState::Owned];
        yield 'a marker with an older generation' => [
            $marker('example.com', 6), 'https://example.com', 7, OwnershipState::Owned,
        ];
        yield 'a marker with a newer generation' => [
            $marker('example.com', 8), 'https://example.com', 7, OwnershipState::Restored,
        ];
        yield 'no marker' => [null, 'https://example.com', 7, OwnershipState::Unclaimed];
        yield 'no marker, another URL' => [null, 'https://staging.example.com', 7, OwnershipState::Moved];
        yield 'another URL' => [$marker('example.com', 7), 'https://staging.example.com', 7, OwnershipState::Moved];
        yield 'another site' =>
            [$marker('example.com', 7, str_repeat('f', 32)), 'https://example.com', 7, OwnershipState::Foreign];
        yield 'the marker of another URL' => [
            $marker('example.org', 7), 'https://example.com', 7, OwnershipState::Moved,
        ];
    }

    #[DataProvider('comparisons')]
    public function testDatabaseAndMarkerAreCompared(
        ?StoreMarker $marker,
        string $url,
        int $generation,
        OwnershipState $expected,
    ): void {
        $owner = new StoreOwner(self::SITE, SiteUrl::fromUrl('https://example.com')->hash());

        self::assertSame($expected, $owner->compare($marker, SiteUrl::fromUrl($url), $generation));
    }

    public function testSearchAndReplaceOverTheDatabaseDoesNotHideAClone(): void
    {
        $option = (string) json_encode(StoreOwner::create(SiteUrl::fromUrl('https://example.com'))->toOption());

        self::assertStringNotContainsString('example', $option);
    }

    public function testAMarkerIsReadAsWrittenAndATruncatedOneIsIgnored(): void
    {
        $marker = new StoreMarker(self::SITE, 'example.com/jobs', 12);
        $text = $marker->encode();

        self::assertEquals($marker, StoreMarker::decode($text));
        for ($length = 0; $length < strlen($text) - 2; $length++) {
            self::assertNull(StoreMarker::decode(substr($text, 0, $length)));
        }
        self::assertNull(StoreMarker::decode(str_replace('12', '13', $text)));
    }

    public function testTheOptionIsReadAsItWasWrittenAndNothingElse(): void
    {
        $owner = (new StoreOwner(
            site: self::SITE,
            urlHash: 'hash',
            homeFolder: '',
            temporaryFolder: '',
            isRestored: true,
            keptBefore: 5
        ))->withNewFolder();

        self::assertEquals($owner, StoreOwner::fromOption($owner->toOption()));
        self::assertNull(StoreOwner::fromOption(['site' => '../..']));
        self::assertSame(
            '',
            StoreOwner::fromOption(['site' => self::SITE, 'folder' => '../up', 'home' => 'site-xyz'])->temporaryFolder
                ?? null,
        );
    }
}
