<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the store may be any stream wrapper, which WP_Filesystem does not support.

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\SiteHealthResult;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\PendingProbeRepository;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Checks whether the private store is publicly readable: the administrator's browser requests a test file in it,
 * because a server often cannot send requests to itself (docs/features/private-files.md#the-store-inside-the-web-root).
 * Starting and finishing the probe are POST requests.
 */
final class StoreProbeController implements RestController
{
    public const OPTION = 'courant_private_probe';
    private const PATH = '/store-probe';

    public function __construct(private readonly Kernel $kernel, private readonly FileLocations $locations)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTest(array $tests): array
    {
        $tests['direct']['courant_probe'] = [
            'label' => __('Applicants’ files are not publicly accessible', 'courant-desk'),
            'test' => [$this, 'siteHealthResult'],
        ];

        return $tests;
    }

    public function enqueueScript(): void
    {
        add_action('admin_enqueue_scripts', fn () => $this->kernel->assets->enqueueAdminScript('private-files'));
    }

    public function routes(): array
    {
        $url = ['type' => 'string', 'maxLength' => 2000];
        $result = [
            'token' => ['type' => 'string', 'required' => true, 'maxLength' => 64],
            'reached' => ['type' => 'array', 'required' => true, 'maxItems' => 20, 'items' => $url],
        ];

        return [
            new RestRoute('POST', self::PATH, Capabilities::SITE, $this->startProbe(...)),
            new RestRoute('PUT', self::PATH, Capabilities::SITE, $this->finishProbe(...), $result),
        ];
    }

    public function startProbe(): WP_REST_Response
    {
        try {
            $folder = $this->locations->current()->path();
            $name = 'probe-' . bin2hex(random_bytes(8)) . '.txt';
            $probeContent = bin2hex(random_bytes(16));
            if (@file_put_contents("$folder/$name", $probeContent) !== strlen($probeContent)) {
                throw new RuntimeException('The probe could not be written.');
            }
        } catch (RuntimeException $failure) {
            $this->kernel->log->error('applications.probe', [], $failure);

            return new WP_REST_Response(['urls' => []], 503);
        }

        $token = bin2hex(random_bytes(16));
        $urls = $this->probeUrls($folder, $name);
        $this->pendingProbes()
            ->create($token, get_current_user_id(), $folder, $urls, $this->kernel->clock->now()->getTimestamp());

        return new WP_REST_Response(['token' => $token, 'content' => $probeContent, 'urls' => $urls]);
    }

    /**
     * Stores the result, if it belongs to a test that was started for this administrator a few minutes ago.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function finishProbe(WP_REST_Request $request): WP_REST_Response
    {
        $token = is_string($request['token']) ? $request['token'] : '';
        $issued = $this->pendingProbes()
            ->take($token, get_current_user_id(), $this->currentFolder(), $this->kernel->clock->now()->getTimestamp());
        if ($issued === null) {
            return new WP_REST_Response(
                ['message' => __('This test has expired. Reload the page.', 'courant-desk')],
                409,
            );
        }
        $given = is_array($request['reached']) ? array_filter($request['reached'], 'is_string') : [];
        $reached = array_values(array_intersect($issued, $given));
        $this->deleteProbeFiles();
        update_option(self::OPTION, [
            'at' => $this->kernel->clock->now()->getTimestamp(),
            'reached' => $reached,
            'folder' => $this->currentFolder(),
        ], false);
        $test = $this->siteHealthResult();

        return new WP_REST_Response(
            ['status' => $test['status'], 'label' => $test['label'], 'description' => $test['description']]
        );
    }

    /** @return array<string, mixed> */
    public function siteHealthResult(): array
    {
        $known = get_option(self::OPTION, []);
        $known = is_array($known) ? $known : [];
        $reached = is_array($known['reached'] ?? null)
            ? array_values(array_filter($known['reached'], 'is_string'))
            : [];
        if (!is_int($known['at'] ?? null) || ($known['folder'] ?? '') !== $this->currentFolder()) {
            return SiteHealthResult::create(
                'courant_probe',
                'recommended',
                __('Public access to applicants’ files has not been tested yet', 'courant-desk'),
                __('Your browser is running the test now. Reload the page to see the result.', 'courant-desk'),
            );
        }
        if ($reached === []) {
            return SiteHealthResult::create(
                'courant_probe',
                'good',
                __('Applicants’ files are not publicly accessible', 'courant-desk'),
                __('Your browser requested a test file in the private folder at every URL that could lead to it, and received none.', 'courant-desk'),
            );
        }
        $path = (string) wp_parse_url(dirname($reached[0]), PHP_URL_PATH);

        return SiteHealthResult::create(
            'courant_probe',
            'critical',
            __('Applicants’ files are publicly accessible', 'courant-desk'),
            sprintf(
                /* translators: %s: URL */
                __('Your browser could download a test file from %s. Set a folder outside the web root in wp-config.php and move the files of the old folder there, or deny access to the old folder:', 'courant-desk'),
                $reached[0],
            ),
            self::formatCode('wp-config.php', "define('COURANT_PRIVATE_DIR', '/var/lib/courant-private');")
                . self::formatCode('nginx', "location ^~ $path/ { deny all; return 404; }")
                . self::formatCode('Apache', "<Directory \"{$this->currentFolder()}\">\n    AllowOverride All\n    Require all denied\n</Directory>")
        );
    }

    /**
     * Returns the first URL at which the last test could download a file from the location; '' if the download failed,
     * or there was no test.
     */
    public static function reachedUrl(string $path): string
    {
        $known = get_option(self::OPTION, []);
        $folder = is_array($known) && is_string($known['folder'] ?? null) ? $known['folder'] : '';
        $reached = is_array($known) && is_array($known['reached'] ?? null)
            ? array_values(array_filter($known['reached'], 'is_string'))
            : [];

        return $path !== '' && str_starts_with("$folder/", "$path/") ? $reached[0] ?? '' : '';
    }

    private function pendingProbes(): PendingProbeRepository
    {
        return new PendingProbeRepository();
    }

    private static function formatCode(string $title, string $code): string
    {
        return '<p>' . esc_html($title) . '</p><pre><code>' . esc_html($code) . '</code></pre>';
    }

    /**
     * Returns all URLs at which a server with a common configuration could serve the folder.
     *
     * @return list<string>
     */
    private function probeUrls(string $folder, string $name): array
    {
        $urls = [home_url('/' . basename($folder) . '/' . $name), content_url(basename($folder) . '/' . $name)];
        foreach (
            [
                [untrailingslashit(ABSPATH), site_url()],
                [WP_CONTENT_DIR, content_url()],
                [wp_upload_dir(null, false)['basedir'], wp_upload_dir(null, false)['baseurl']],
            ] as [$root, $url]
        ) {
            $root = wp_normalize_path($root);
            if (str_starts_with(wp_normalize_path($folder), $root . '/')) {
                $urls[] = $url . substr(wp_normalize_path($folder), strlen($root)) . '/' . $name;
            }
        }

        return array_values(array_unique($urls));
    }

    private function deleteProbeFiles(): void
    {
        $found = $this->currentFolder() === '' ? [] : glob($this->currentFolder() . '/probe-*.txt');
        array_map('wp_delete_file', $found === false ? [] : $found);
    }

    private function currentFolder(): string
    {
        try {
            return $this->locations->current()->path();
        } catch (RuntimeException) {
            return '';
        }
    }
}
