<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Admin\RevisionDiff;
use CourantDesk\Openings\Storage\OpeningCopier;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Openings\TransfersOpenings;
use CourantTests\Support\SiteTestCase;
use WP_Post;
use WP_User;

/** Tests that a field of another plugin is on every surface of openings (docs/how-to/opening-field.md). */
final class AddedOpeningFieldTest extends SiteTestCase
{
    use ActivatesExamplePlugin;
    use TransfersOpenings;

    private const KEY = 'example_work_hours';
    private const CLASSIC_EDITOR = WP_CONTENT_DIR . '/mu-plugins/classic-editor.php';

    protected function setUp(): void
    {
        parent::setUp();
        $this->activateExamplePlugin();
        // A plugin is active before `init`; this one is loaded after it.
        (new OpeningMeta())->register();
    }

    protected function tearDown(): void
    {
        unregister_post_meta('awsm_job_openings', self::KEY);
        if (is_file(self::CLASSIC_EDITOR)) {
            unlink(self::CLASSIC_EDITOR);
        }
        parent::tearDown();
    }

    public function testRestStoresAndReturnsIt(): void
    {
        $this->activateExamplePluginOnServer();
        $hr = $this->user('hr');
        $id = $this->opening()->ID;

        $saved = $this->saveInRest($hr, $id, "38\n hours");

        self::assertSame('38 hours', $this->restMeta($saved));
        self::assertSame(
            '38 hours', $this->restMeta($this->http('GET', "/wp-json/wp/v2/awsm_job_openings/$id")),
            'a visitor reads a public field',
        );
        self::assertTrue(is_protected_meta(self::KEY, 'post'), 'it is not in the box of custom fields');
    }

    public function testClassicEditorShowsAndSavesIt(): void
    {
        $this->activateExamplePluginOnServer();
        file_put_contents(
            self::CLASSIC_EDITOR, "<?php add_filter('use_block_editor_for_post_type', '__return_false');",
        );
        $hr = $this->user('hr');
        $id = $this->opening(['author' => $hr->ID, 'meta' => [self::KEY => '20 hours']])->ID;

        $form = $this->http('GET', "/wp-admin/post.php?post=$id&action=edit", as: $hr)->body;
        self::assertMatchesRegularExpression(
            '~<label for="example-work-hours"><strong>Working hours</strong></label>~', $form,
        );
        self::assertMatchesRegularExpression(
            '~<input type="text" id="example-work-hours" name="example_work_hours" value="20 hours"~', $form,
        );
        $this->saveInClassicEditor($hr, $id, '38 hours');
        self::assertSame('38 hours', get_post_meta($id, self::KEY, true));
        $this->saveInClassicEditor($hr, $id, str_repeat('x', 90));
        self::assertSame(str_repeat('x', 60), get_post_meta($id, self::KEY, true), 'its own length is kept');
    }

    public function testPreviewOfTheClassicEditorShowsIt(): void
    {
        $this->activateExamplePluginOnServer();
        $hr = $this->user('hr');
        $id = $this->opening(['author' => $hr->ID, 'meta' => [self::KEY => '20 hours']])->ID;
        $this->saveInClassicEditor($hr, $id, '38 hours', ['wp-preview' => 'dopreview']);

        $nonce = $this->nonceOf($hr, "post_preview_$id");
        $preview = $this->http(
            'GET', "/?post_type=awsm_job_openings&p=$id&preview=true&preview_id=$id&preview_nonce=$nonce", as: $hr,
        )->body;
        self::assertStringContainsString('38 hours', $preview);
        self::assertSame('20 hours', get_post_meta($id, self::KEY, true));
    }

    public function testBlockEditorGetsItsDeclaration(): void
    {
        $this->activateExamplePluginOnServer();
        $page = $this->http('GET', '/wp-admin/post-new.php?post_type=awsm_job_openings', as: $this->user('hr'))->body;

        self::assertSame(1, preg_match('~window\.courantOpening = (\{.*?\});\n~s', $page, $matches));
        $config = json_decode($matches[1], true, 512, JSON_THROW_ON_ERROR);
        $fields = array_column(
            is_array($config) && is_array($config['fields'] ?? null) ? $config['fields'] : [], null, 'key',
        );
        self::assertIsArray($fields[self::KEY] ?? null);
        self::assertSame(
            ['panel' => 'details', 'type' => 'text', 'label' => 'Working hours', 'maxLength' => 60],
            array_intersect_key($fields[self::KEY], ['panel' => 1, 'type' => 1, 'label' => 1, 'maxLength' => 1]),
        );
        $notice = ['message' => 'Working hours missing: applicants look for them.', 'action' => 'Add working hours'];
        self::assertSame($notice + ['elementId' => 'example-work-hours'], $fields[self::KEY]['missing'] ?? null);
    }

    public function testChangeUpdatesListsOnlyWhenTheyDependOnTheField(): void
    {
        $this->activateExamplePlugin();
        $id = $this->opening()->ID;
        $changes = did_action('courant_listings_changed');

        update_post_meta($id, self::KEY, '38 hours');
        self::assertSame($changes, did_action('courant_listings_changed'));
        update_post_meta($id, 'courant_work_mode', 'remote');
        self::assertGreaterThan($changes, did_action('courant_listings_changed'));
    }

    public function testListHasItsColumnAndQuickEdit(): void
    {
        $this->activateExamplePluginOnServer();
        $hr = $this->user('hr');
        $id = $this->opening(['author' => $hr->ID, 'meta' => [self::KEY => '20 hours']])->ID;

        $list = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings', as: $hr)->body;
        self::assertMatchesRegularExpression(
            '~<td class=\'[^\']*column-example_work_hours[^\']*hidden[^>]*>20 hours</td>~', $list,
            'hidden until a user shows it',
        );
        self::assertStringContainsString('<div class="example_work_hours">20 hours</div>', $list);
        self::assertStringContainsString(
            'name="courant_quick_example_work_hours" value="" data-courant-field="example_work_hours"', $list,
        );

        $quick = [
            'post_type' => 'awsm_job_openings', 'post_ID' => $id, 'post_title' => 'Quick', 'post_name' => 'quick',
            '_status' => 'publish', 'post_author' => $hr->ID, 'screen' => 'edit-awsm_job_openings',
            'post_view' => 'list', '_inline_edit' => $this->nonceOf($hr, 'inlineeditnonce'),
            'courant_quick_nonce' => $this->nonceOf($hr, 'courant_quick_edit'),
        ];
        $this->ajax('inline-save', $quick + ['courant_quick_example_work_hours' => '38 hours'], as: $hr);
        self::assertSame('38 hours', get_post_meta($id, self::KEY, true));

        $bulk = [
            'post_type' => 'awsm_job_openings', 'post' => [$id], 'action' => 'edit', 'bulk_edit' => 'Update',
            '_status' => '-1', 'post_author' => '-1', 'courant_quick_example_work_hours' => '',
        ];
        $bulk['_wpnonce'] = $this->nonceOf($hr, 'bulk-posts');
        $bulk['courant_quick_nonce'] = $this->nonceOf($hr, 'courant_quick_edit');
        $this->http('GET', '/wp-admin/edit.php?' . http_build_query($bulk), as: $hr);
        self::assertSame(
            '38 hours', get_post_meta($id, self::KEY, true), 'an empty input of bulk edit changes nothing',
        );
    }

    public function testRevisionsShowAndRestoreIt(): void
    {
        $this->signIn('hr');
        $id = $this->opening(['meta' => [self::KEY => '20 hours']])->ID;
        wp_update_post(['ID' => $id, 'post_title' => 'First']);
        update_post_meta($id, self::KEY, '38 hours');
        wp_update_post(['ID' => $id, 'post_title' => 'Second']);
        $revisions = array_values(array_filter(
            wp_get_post_revisions($id, ['order' => 'ASC']),
            static fn (mixed $revision): bool => $revision instanceof WP_Post,
        ));
        self::assertGreaterThan(1, count($revisions));
        [$before, $after] = array_slice($revisions, -2);

        $rows = array_column((new RevisionDiff())->addFields([], $before, $after), 'diff', 'id');
        self::assertSame(['example-work-hours'], array_keys($rows));
        self::assertStringContainsString('38', $rows['example-work-hours']);
        wp_restore_post_revision($before->ID);
        self::assertSame('20 hours', get_post_meta($id, self::KEY, true));
    }

    public function testVisitorsAndSearchEnginesSeeIt(): void
    {
        $this->activateExamplePluginOnServer();
        $id = $this->opening(['meta' => [self::KEY => '38 hours']])->ID;
        $page = $this->http('GET', (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH))->body;

        self::assertMatchesRegularExpression('~<dt>Working hours</dt>\s*<dd><bdi>38 hours</bdi></dd>~', $page);
        self::assertStringContainsString('"workHours":"38 hours"', $page);
    }

    public function testExportsHaveIt(): void
    {
        $id = $this->opening(['meta' => [self::KEY => '38 hours']])->ID;
        $rows = json_decode($this->export('json'), true, 512, JSON_THROW_ON_ERROR);
        self::assertIsArray($rows);
        self::assertSame('38 hours', array_column($rows, 'work_hours', 'id')[$id] ?? null);
        $columns = str_getcsv((string) strtok($this->export('csv'), "\r\n"), ',', '"', '');
        self::assertSame(
            ['benefits', 'work_hours', 'content'], array_slice($columns, -3),
            'the columns before it stay where they are',
        );
    }

    public function testFeedsHaveIt(): void
    {
        $this->activateExamplePluginOnServer();
        $this->opening(['meta' => [self::KEY => '38 hours']]);

        self::assertStringContainsString(
            '<work_hours>38 hours</work_hours>', $this->http('GET', '/?feed=openings-xml')->body,
        );
        self::assertStringContainsString('"work_hours":"38 hours"', $this->http('GET', '/?feed=openings-json')->body);
    }

    public function testImportReadsItAndReadsItAgainOnlyAfterAChange(): void
    {
        self::assertStringContainsString(': created', $this->import('38 hours'));
        $openings = get_posts(
            ['post_type' => 'awsm_job_openings', 'meta_key' => '_courant_import_key', 'meta_value' => 'neogov:7']
        );
        self::assertCount(1, $openings);
        self::assertSame('38 hours', get_post_meta($openings[0]->ID, self::KEY, true));

        self::assertStringContainsString('unchanged: 1', $this->import('38 hours'));
        self::assertStringContainsString(': changed', $this->import('20 hours'));
        self::assertSame('20 hours', get_post_meta($openings[0]->ID, self::KEY, true));
        self::assertStringContainsString(': changed', $this->import(''));
        self::assertSame(
            '20 hours', get_post_meta($openings[0]->ID, self::KEY, true), 'a file without the element keeps the value',
        );
    }

    public function testCopyKeepsIt(): void
    {
        $this->signIn('hr');
        $opening = $this->opening(['meta' => [self::KEY => '38 hours', 'courant_identifier' => 'R-1']]);
        $copy = (new OpeningCopier(Sql::fromGlobal(), new TaxonomySpecificationRepository(), new Log()))
            ->copy($opening, 1);

        self::assertSame('38 hours', get_post_meta($copy, self::KEY, true));
        self::assertSame('', get_post_meta($copy, 'courant_identifier', true));
    }

    public function testTranslationPluginsGetIt(): void
    {
        $fields = static fn (array $list): array => ['wpml-config' => ['custom-fields' => ['custom-field' => $list]]];
        $copied = static fn (string $key): array => ['value' => $key, 'attr' => ['action' => 'copy']];
        $config = apply_filters('wpml_config_array', $fields([$copied('other')]));
        self::assertSame($fields(array_map($copied, ['other', 'example_shift', self::KEY])), $config);
        self::assertSame(['other', 'example_shift', self::KEY], apply_filters('pll_copy_post_metas', ['other'], true));
    }

    private function saveInRest(WP_User $as, int $id, string $hours): HttpResponse
    {
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($as, 'wp_rest')];
        $response = $this->http(
            'POST', "/wp-json/wp/v2/awsm_job_openings/$id", (string) wp_json_encode(['meta' => [self::KEY => $hours]]),
            [], $headers, $as,
        );
        self::assertSame(200, $response->status, $response->body);

        return $response;
    }

    private function restMeta(HttpResponse $response): mixed
    {
        $meta = $response->json()['meta'] ?? null;

        return is_array($meta) ? $meta[self::KEY] ?? null : null;
    }

    /** @param array<string, string> $more */
    private function saveInClassicEditor(WP_User $as, int $id, string $hours, array $more = []): void
    {
        $response = $this->http('POST', '/wp-admin/post.php', $more + [
            'action' => 'editpost', 'post_ID' => (string) $id, 'post_type' => 'awsm_job_openings',
            'post_title' => 'Classic', 'content' => 'Text', 'post_status' => 'publish',
            '_wpnonce' => $this->nonceOf($as, 'update-post_' . $id),
            'awsm_jobs_posts_nonce' => $this->nonceOf($as, 'awsm_save_post_meta'), self::KEY => $hours,
        ], as: $as);
        self::assertSame(302, $response->status);
    }
}
