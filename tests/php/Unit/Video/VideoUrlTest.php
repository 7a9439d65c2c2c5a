<?php

declare(strict_types=1);

namespace CourantTests\Unit\Video;

use CourantDesk\Video\Domain\VideoUrl;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests common and malicious video URLs (docs/features/video.md). */
final class VideoUrlTest extends TestCase
{
    /** @param array{url: string, id?: string, list?: string, start?: int, refused?: string} $row */
    #[DataProvider('urls')]
    public function testParsesFixtureUrls(array $row): void
    {
        $url = VideoUrl::parse($row['url']);

        if (isset($row['refused'])) {
            self::assertNull($url, $row['refused']);

            return;
        }
        self::assertSame(
            [$row['id'] ?? '', $row['list'] ?? '', $row['start'] ?? 0],
            [$url?->id, $url?->playlistId, $url?->startSeconds],
        );
    }

    /** @return iterable<string, array{array<mixed>}> */
    public static function urls(): iterable
    {
        $file = dirname(__DIR__, 3) . '/fixtures/video/video-urls.json';
        $rows = json_decode((string) file_get_contents($file), true);
        foreach (is_array($rows) ? $rows : [] as $number => $row) {
            yield (string) $number => [(array) $row];
        }
    }

    public function testKeepsOnlyIdPlaylistAndSeconds(): void
    {
        mt_srand(20261121);
        $pieces = [
            'https:', '//', '/', 'youtu.be', 'youtube.com', 'www.', 'evil.example', '@', ':', '?', '&', '#', 'v=',
            'list=', 't=', 'watch', 'embed/', 'dQw4w9WgXcQ', '%2F', '\\', '.', ' ', "\n", "\0", '"', '<', "\xff", 'ü',
            '1h', '90s',
        ];
        $read = 0;
        for ($round = 0; $round < 20000; $round++) {
            $text = ['https://youtu.be/dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ', ''][$round % 3];
            for ($length = mt_rand(0, 10); $length > 0; $length--) {
                $text .= $pieces[mt_rand(0, count($pieces) - 1)];
            }
            $url = VideoUrl::parse($text);
            if ($url !== null) {
                $read++;
                self::assertMatchesRegularExpression(
                    '~^https://www\.youtube\.com/(watch|playlist)\?[\w=&-]+$~D',
                    $url->watchUrl(),
                    $text,
                );
                self::assertEquals($url, VideoUrl::parse($url->watchUrl()), $text);
            }
        }
        self::assertGreaterThan(100, $read);
    }
}
