<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\OptionType;
use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\ExecutableMarkup;
use CourantTests\Support\Http\HttpRequest;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * Stores payloads in every text and sends them in every parameter that pages read, and parses the pages like a
 * browser.
 */
#[Group('once')]
final class ScriptInjectionTest extends AccessTestCase
{
    private const PAYLOADS = [
        '<script>courantprobe()</script>',
        '"><img src=x onerror=courantprobe()>',
        "'><svg/onload=courantprobe()>",
        '</script><script>courantprobe()</script>',
        'javascript:courantprobe()',
        "jAvA\tScRiPt:courantprobe()",
        '" autofocus onfocus="courantprobe()" x="',
        "' onmouseover='courantprobe()",
        '</textarea></title></style></noscript><script>courantprobe()</script>',
        '<iframe srcdoc="<script>courantprobe()</script>">',
        '<!--<script>courantprobe()//-->',
        '<a href="data:text/html,<script>courantprobe()</script>">x</a>',
        '&lt;script&gt;courantprobe()&lt;/script&gt;',
        '\u003cscript\u003ecourantprobe()\u003c/script\u003e',
        "';courantprobe();//\";courantprobe();//",
        '${courantprobe()}`-courantprobe()-`',
        '<form><button formaction=javascript:courantprobe()>x',
        '<style>@import "javascript:courantprobe()"</style>',
    ];

    /** @var array<string, bool> pages that contained a payload as text */
    private array $reached = [];

    public function testTheCheckFindsWhatABrowserWouldRun(): void
    {
        foreach (
            [
                '<p>' => '</p>', '<p title="' => '">', "<p title='" => "'>", '<a href="' => '">',
                '<script>var a = "' => '";</script>',
            ] as $before => $after
        ) {
            $found = array_filter(self::PAYLOADS, static fn (string $payload): bool => ExecutableMarkup::find(
                $before . $payload . $after
            ) !== []);
            self::assertNotSame([], $found, $before);
        }
        self::assertSame(
            [],
            ExecutableMarkup::find('<p title="&quot; onfocus=&quot;courantprobe()">&lt;script&gt;courantprobe()</p><script>var a = "courantprobe()";</script>'),
        );
    }

    public function testStoredTextsDoNotRun(): void
    {
        $this->createFixtures();
        $page = $this->post([
            'type' => 'page',
            'title' => 'Listing',
            'content' => '[awsmjobs] [awsmjobs_stats] [courant_services] [courant_privacy_settings]',
        ])->ID;
        $found = [];
        foreach ($this->payloads() as $payload) {
            $this->storePayload($payload);
            $found = [...$found, ...$this->scan($payload, $this->pages($page))];
            foreach ($this->delivered() as $email) {
                $html = apply_filters('courant_desk_mail_html', '', $email['message'], $email['subject']);
                self::assertIsString($html);
                self::assertNotSame('', $html);
                $found = [
                    ...$found,
                    ...array_map(static fn (string $tag): string => "email, $payload: $tag", ExecutableMarkup::find(
                        $html
                    )),
                ];
            }
        }

        self::assertSame([], array_values(array_unique($found)));
        self::assertGreaterThan(12, count($this->reached), implode(', ', array_keys($this->reached)));
    }

    public function testParametersDoNotRun(): void
    {
        $this->createFixtures();
        $page = $this->post(['type' => 'page', 'title' => 'Listing', 'content' => '[awsmjobs]'])->ID;
        $desk = '/wp-admin/edit.php?post_type=awsm_job_openings';
        $found = [];
        foreach ($this->payloads() as $payload) {
            $value = rawurlencode($payload);
            $listing = "jq=$value&job__category_spec=$value&job__type_spec=$value&awsm_job_spec[job-category]=$value&sort=$value&salary_min=$value&work_mode=$value&paged=$value&$value=1";
            $found = [...$found, ...$this->scan($payload, [[
                "/?page_id=$page&$listing",
                "/?post_type=awsm_job_openings&$listing",
                "/?s=$value&jq=$value",
                "/?p={$this->names['{opening}']}&courant_source=$value&utm_source=$value&action=$value",
                "/?courant_application=$value",
                "/?p=999999&$listing",
            ], [
                "$desk&page=awsm-jobs-settings&tab=$value",
                "$desk&page=courant-overview&days=$value&courant_setup_result=$value&from=$value",
                "$desk&page=courant-applications&application=$value&search=$value",
                "$desk&page=courant-specifications&taxonomy=$value",
                "$desk&s=$value&awsm_filter_posts=$value&courant_setup_result=$value&action=delete&post[]={$this->names['{opening}']}&$value=$value",
                "/wp-admin/edit.php?post_type=awsm_job_application&s=$value&awsm_filter_posts=$value",
                "/wp-admin/admin.php?import=courant-openings&courant_import=$value",
            ]])];
        }

        self::assertSame([], array_values(array_unique($found)));
    }

    /**
     * @return list<string> one payload per run with COURANT_EACH_PAYLOAD, otherwise three, because requests take longer
     *     than payloads
     */
    private function payloads(): array
    {
        $chunks = array_chunk(self::PAYLOADS, getenv('COURANT_EACH_PAYLOAD') === '1' ? 1 : 3);

        return array_map(static fn (array $chunk): string => implode(' ', $chunk), $chunks);
    }

    /** Stores each text as a user with permission, through the usual routes. */
    private function storePayload(string $payload): void
    {
        $opening = (int) $this->names['{opening}'];
        $this->submit($opening, [
            'awsm_applicant_name' => "N $payload",
            'awsm_applicant_phone' => $payload,
            'awsm_applicant_letter' => $payload,
            'awsm_applicant_email' => 'a' . md5($payload) . '@courant.example',
        ], substr($payload, 0, 60) . '.pdf');
        $meta = [
            'courant_identifier' => $payload,
            'courant_education' => $payload,
            'courant_experience' => $payload,
            'courant_places' => [['city' => $payload, 'region' => $payload, 'country' => 'DE']],
        ];
        foreach (
            ['title' => $payload, 'content' => "<h2>$payload</h2>$payload", 'excerpt' => $payload] as $field => $text
        ) {
            $this->send('author', 'POST', "/wp/v2/awsm_job_openings/$opening", [$field => $text]);
            $this->send('author', 'POST', "/wp/v2/posts/{$this->names['{post}']}", [
                $field => $field === 'content' ? "<h2>$payload</h2><p>$payload</p><h2>B</h2><p>x</p><h2>C</h2><p>x</p>[toc header_label=\"$payload\"]" : $text,
            ]);
        }
        foreach ($meta as $key => $value) {
            $this->send('author', 'POST', "/wp/v2/awsm_job_openings/$opening", ['meta' => [$key => $value]]);
        }
        $this->send('team member', 'POST', "/courant/v1/applications/{$this->names['{application}']}/notes", [
            'text' => $payload,
        ]);
        $this->send('team member', 'POST', "/courant/v1/applications/{$this->names['{application}']}/replies", [
            'subject' => $payload,
            'body' => $payload,
        ]);
        $this->send('hr', 'POST', '/courant/v1/forms', ['title' => $payload, 'standard' => true, 'fields' => [
            ['name' => 'awsm_applicant_name', 'label' => $payload, 'help' => $payload, 'required' => true],
            ['name' => 'awsm_applicant_email', 'label' => $payload, 'placeholder' => $payload, 'required' => true],
            [
                'name' => 'choice', 'type' => 'select', 'label' => $payload, 'options' => [$payload, 'b'],
                'choices' => [['value' => $payload, 'label' => $payload]],
            ],
        ]]);
        $this->send('editor', 'POST', "/wp/v2/job-type/{$this->names['{term}']}", [
            'name' => $payload,
            'description' => $payload,
        ]);
        wp_set_object_terms($opening, [(int) $this->names['{term}']], 'job-type');
        $this->storeSettings($payload);
        update_post_meta(
            (int) $this->names['{ad}'],
            '_courant_ad',
            ['kind' => 'house', 'places' => ['header', 'sidebar'], 'link' => $payload],
        );
        wp_update_post(['ID' => (int) $this->names['{ad}'], 'post_title' => wp_slash($payload)]);
        foreach (OptionDefinitions::ALL as $name => $declared) {
            if (in_array($declared[0], [OptionType::Text, OptionType::Url], true)) {
                set_theme_mod("courant_$name", $payload);
            }
        }
    }

    private function storeSettings(string $payload): void
    {
        wp_set_current_user($this->idOf('administrator'));
        $data = (array) rest_do_request(new WP_REST_Request('GET', '/courant/v1/settings'))->get_data();
        foreach (is_array($data['groups'] ?? null) ? $data['groups'] : [] as $group) {
            $changes = [];
            foreach (is_array($group) && is_array($group['fields']) ? $group['fields'] : [] as $field) {
                if (
                    is_array($field)
                    && in_array($field['type'], ['text', 'longtext', 'email', 'secret'], true)
                    && is_string($field['key'])
                ) {
                    $changes[$field['key']] = $payload;
                }
            }
            if (is_array($group) && is_string($group['group'])) {
                $this->send('administrator', 'PUT', '/courant/v1/settings', [
                    'changes' => [$group['group'] => $changes],
                ]);
            }
        }
    }

    /** @param array<mixed> $body */
    private function send(string $role, string $method, string $path, array $body): void
    {
        wp_set_current_user($this->idOf($role));
        $request = new WP_REST_Request($method, $path);
        $request->set_header('Content-Type', 'application/json');
        $request->set_body((string) wp_json_encode($body));
        rest_do_request($request);
        wp_set_current_user(0);
    }

    /** @return array{list<string>, list<string>} public URLs, and URLs of wp-admin */
    private function pages(int $listing): array
    {
        $desk = '/wp-admin/edit.php?post_type=awsm_job_openings';

        return [
            [
                '/', "/?page_id=$listing", '/?post_type=awsm_job_openings', "/?p={$this->names['{opening}']}",
                "/?p={$this->names['{post}']}", '/?s=courantprobe',
            ],
            [
                $desk, '/wp-admin/', "$desk&page=courant-overview", "$desk&page=courant-forms",
                "$desk&page=courant-specifications", "$desk&page=courant-applications", "$desk&page=courant-hiring",
                "$desk&page=awsm-jobs-settings", "$desk&page=awsm-jobs-settings&tab=applications",
                "$desk&page=awsm-jobs-settings&tab=contents", "$desk&page=awsm-jobs-settings&tab=protection",
                '/wp-admin/edit.php?post_type=awsm_job_application',
                "/wp-admin/post.php?post={$this->names['{application}']}&action=edit",
                "/wp-admin/post.php?post={$this->names['{opening}']}&action=edit",
                '/wp-admin/edit.php?post_type=courant_ad', "/wp-admin/post.php?post={$this->names['{ad}']}&action=edit",
                '/wp-admin/edit-tags.php?taxonomy=job-type&post_type=awsm_job_openings',
                "$desk&action=delete&post[]={$this->names['{opening}']}",
            ],
        ];
    }

    /**
     * @param array{list<string>, list<string>} $paths public URLs are requested as a visitor, wp-admin as an
     *     administrator
     * @return list<string>
     */
    private function scan(string $payload, array $paths): array
    {
        $requests = [
            ...array_map(static fn (string $path): HttpRequest => new HttpRequest('GET', $path), $paths[0]),
            ...array_map(
                fn (string $path): HttpRequest => new HttpRequest('GET', $path, as: $this->users['administrator']),
                $paths[1],
            ),
        ];
        $found = [];
        foreach ($this->sendAll($requests) as $at => $response) {
            $path = [...$paths[0], ...$paths[1]][$at];
            if ($response->status >= 500) {
                $found[] = "$path returns $response->status";
            }
            if (stripos($response->body, ExecutableMarkup::PROBE) !== false) {
                $this->reached[$path] = true;
            }
            foreach (ExecutableMarkup::find($response->body) as $problem) {
                $found[] = (string) strtok($path, '%') . ", $payload: $problem";
            }
        }

        return $found;
    }
}
