<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantTests\Support\SiteTestCase;
use Opis\JsonSchema\Validator;
use WP_REST_Request;

/** Validates the settings of REST against the schema from which the types of the settings screen are generated. */
final class SettingsSchemaTest extends SiteTestCase
{
    public function testResponseMatchesTheSchema(): void
    {
        $this->signIn('administrator');
        $data = wp_json_encode(rest_do_request(new WP_REST_Request('GET', '/courant/v1/settings'))->get_data());
        $response = json_decode((string) $data, true);
        self::assertIsArray($response);
        self::assertGreaterThan(10, count((array) $response['groups']));
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_body_params(['changes' => ['jobs' => ['currency' => str_repeat('x', 500)]]]);

        $this->assertMatchesSchema((string) $data);
        $this->assertMatchesSchema((string) wp_json_encode(rest_do_request($request)->get_data()));
    }

    private function assertMatchesSchema(string $json): void
    {
        $schema = (string) file_get_contents(dirname(__DIR__, 4) . '/plugin/schema/settings.json');
        $result = (new Validator())->validate(json_decode($json), $schema);
        self::assertTrue($result->isValid(), (string) json_encode($result->error()?->data()->path()));
    }
}
