<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Images\FeaturedImage;
use Courant\Images\ImageSizes;
use Courant\Images\ImageSlot;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests AVIF and WebP sizes of photos with the image library of this machine. */
#[Group('each-version')]
final class ImageFormatsTest extends SiteTestCase
{
    public function testWritesSizesInTheBestSupportedFormat(): void
    {
        [$file, $sizes] = $this->uploaded();
        self::assertSame(IMAGETYPE_JPEG, (int) exif_imagetype($file), 'What was uploaded stays.');

        foreach (array_keys(ImageSizes::SIZES) as $name) {
            self::assertArrayHasKey($name, $sizes);
            $cut = dirname($file) . '/' . $sizes[$name]['file'];
            self::assertContains($sizes[$name]['mime-type'], ['image/avif', 'image/webp']);
            self::assertSame($sizes[$name]['mime-type'], mime_content_type($cut));
            self::assertGreaterThan(500, filesize($cut));
            // A library that writes a format must also read it.
            self::assertSame(
                [$sizes[$name]['width'], $sizes[$name]['height']],
                array_slice((array) getimagesize($cut), 0, 2),
            );
        }
    }

    /** WordPress uses the JPEG quality of 82 for AVIF, which makes files no smaller than WebP. */
    #[Group('once')]
    public function testQualityKeepsFilesSmall(): void
    {
        [$file, $sizes] = $this->uploaded();
        $ours = (int) filesize(dirname($file) . '/' . $sizes['courant-card']['file']);
        add_filter('wp_editor_set_quality', static fn (): int => 82);
        [$file, $sizes] = $this->uploaded();
        $theirs = (int) filesize(dirname($file) . '/' . $sizes['courant-card']['file']);

        self::assertLessThan($theirs * 0.85, $ours, 'The filter of a site owner is applied.');
    }

    /** On the page of an image, WordPress treats the ID 0 (no dark logo) as that image. */
    public function testIdZeroIsNoImage(): void
    {
        $id = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Harbour'], 'harbour.png');
        $GLOBALS['post'] = get_post($id);

        self::assertTrue(wp_attachment_is_image(0));
        self::assertFalse(FeaturedImage::isImage(0));
        self::assertTrue(FeaturedImage::isImage($id));
        unset($GLOBALS['post']);
    }

    /** The first eager image of a page has a high priority; the next ones do not compete with it. */
    public function testOnlyTheFirstEagerImageHasAHighPriority(): void
    {
        [$first, $second] = array_map(fn (): \WP_Post => $this->postWithImage(), [1, 2]);
        wp_high_priority_element_flag(true);
        ob_start();
        FeaturedImage::print($first, ImageSlot::Lead, first: true);
        FeaturedImage::print($second, ImageSlot::Card, first: true);
        preg_match_all('/fetchpriority="(\w+)"/', (string) ob_get_clean(), $found);

        self::assertSame(['high', 'low'], $found[1]);
    }

    public function testFilterCanKeepJpeg(): void
    {
        add_filter('courant_image_formats', '__return_empty_array');
        [, $sizes] = $this->uploaded();

        self::assertSame(['image/jpeg'], array_values(array_unique(array_column($sizes, 'mime-type'))));
    }

    private function postWithImage(): \WP_Post
    {
        $meta = ['width' => 640, 'height' => 360, 'file' => 'harbour.png', 'sizes' => []];
        $image = $this->post([
            'type' => 'attachment', 'status' => 'inherit', 'post_mime_type' => 'image/png',
            'meta' => ['_wp_attached_file' => 'harbour.png', '_wp_attachment_metadata' => $meta],
        ]);

        return $this->post(['meta' => ['_thumbnail_id' => $image->ID]]);
    }

    /** @return array{string, array<string, array{file: string, width: int, height: int, 'mime-type': string}>} */
    private function uploaded(): array
    {
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $image = imagecreatetruecolor(1600, 1000);
        self::assertNotFalse($image);
        for ($line = 0; $line < 100; $line++) {
            imagefilledellipse(
                $image,
                $line * 37 % 1600,
                $line * 53 % 1000,
                220,
                140,
                (int) imagecolorallocate($image, $line * 2, 255 - $line, $line * 7 % 255),
            );
        }
        $file = wp_upload_dir()['path'] . '/harbour-' . wp_rand() . '.jpg';
        wp_mkdir_p(dirname($file));
        imagejpeg($image, $file, 90);
        $id = wp_insert_attachment(
            ['post_mime_type' => 'image/jpeg', 'post_title' => 'Harbour', 'post_status' => 'inherit'],
            $file,
        );
        /** @var array{sizes: array<string, array{file: string, width: int, height: int, 'mime-type': string}>} $meta */
        $meta = wp_generate_attachment_metadata($id, $file);

        return [$file, $meta['sizes']];
    }
}
